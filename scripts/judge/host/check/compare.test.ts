import { expect, it } from "vitest";
import type { CheckerChoice } from "../../../problem/problem";
import { comparer, pureCheck } from "./compare";

it("refuses a checker that problem.ts misspells, though there is a check.ts", () => {
  const choice: CheckerChoice = JSON.parse('"tokes"');
  const fault = expect.objectContaining({
    message: 'problems/15-puzzle-problem/problem.ts: there is no checker "tokes"',
    hint: "tokens, tokens-ignore-case",
  });
  expect(() => comparer("15-puzzle-problem", choice)).toThrow(fault);
  expect(() => pureCheck("15-puzzle-problem", choice)).toThrow(fault);
});
