import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1 x\n")).toThrow("line 1, column 3");
  expect(() => answer("1 2\n1\n1 10001\n0\n")).toThrow("a heap in [0, 10000]");
  expect(() => check("1 2\n0\n0\n")).toThrow("m in [1, 100]");
  expect(() => check("0\n1\n")).toThrow("the end of the input");
});
