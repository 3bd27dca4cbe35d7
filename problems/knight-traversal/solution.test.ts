import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("3 3 4 1\n")).toThrow("x in [1, 3]");
  expect(() => answer("3 3\n")).toThrow("line 2");
  expect(() => check("3 3 1 4\n")).toThrow("y in [1, 3]");
  expect(() => check("401 3 1 1\n")).toThrow("n in [1, 400]");
});
