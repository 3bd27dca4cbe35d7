import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("5 2\n1 x\n")).toThrow("line 2, column 3");
  expect(() => check("5 2\n2 2\n")).toThrow("a move that did not occur before");
  expect(() => check("5 1\n6\n")).toThrow("a move in [1, 5]");
  expect(() => check("5 1\n1\n1\n")).toThrow("the end of the input");
});
