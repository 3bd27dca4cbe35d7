import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\ni1\n")).toThrow("line 2, column 1");
  expect(() => answer("1\n")).toThrow("a character");
  expect(() => check("0\n")).toThrow("n in [1, 64]");
  expect(() => check("1\na9\n")).toThrow("line 2, column 1");
});
