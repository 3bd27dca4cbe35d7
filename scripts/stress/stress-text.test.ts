import { expect, it } from "vitest";
import type { Fault } from "./stress-event";
import { stressText } from "./stress-text";

const input = new TextEncoder().encode("3\n1 2 3\n");
const wrong: Fault = { culprit: "solution", verdict: "WA", message: "", input };
const invalid: Fault = { ...wrong, culprit: "generator" };

it("counts inputs and attempts in the singular and the plural", () => {
  const found = { type: "found", seed: 7, fault: wrong } as const;
  expect(stressText({ ...found, tried: 1 })).toBe("seed 7: WA after 1 input\n");
  expect(stressText({ ...found, tried: 20 })).toBe("seed 7: WA after 20 inputs\n");
  const shrunk = { type: "shrunk", fault: wrong, hasValidator: true } as const;
  expect(stressText({ ...shrunk, attempts: 1, isMinimal: true })).toBe("shrunk in 1 attempt\n");
  expect(stressText({ ...shrunk, attempts: 5, isMinimal: false })).toBe(
    "shrunk in 5 attempts, then the time was over\n",
  );
  expect(stressText({ ...shrunk, attempts: 9, isMinimal: true, hasValidator: false })).toBe(
    "shrunk in 9 attempts; with a validate.ts it may shrink further\n",
  );
});

it.each([
  [invalid, true, true, "only valid inputs can be"],
  [wrong, false, true, "the time was over"],
  [wrong, true, true, "no smaller valid input was found"],
  [wrong, true, false, "it may shrink with a validate.ts"],
])("says why nothing was shrunk", (fault, isMinimal, hasValidator, why) => {
  expect(stressText({ type: "shrunk", fault, attempts: 0, isMinimal, hasValidator })).toBe(
    `not shrunk: ${why}\n`,
  );
});
