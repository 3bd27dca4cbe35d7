import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("x\n")).toThrow("line 1, column 1");
  expect(() => check("3\n")).toThrow("n in [4, 1000]");
  expect(() => check("5 5\n")).toThrow("the end of the input");
});
