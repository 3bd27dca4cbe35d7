import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("2 5\n2 x\n")).toThrow("line 2, column 3");
  expect(() => check("2 5\n3 2\n")).toThrow("a move, in ascending order,");
  expect(() => check("1 5\n6\n")).toThrow("a move, in ascending order, in [1, 5]");
});
