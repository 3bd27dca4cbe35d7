import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\n2\n5 x\n")).toThrow("line 3, column 3");
  expect(() => answer("1\n2\n5\n")).toThrow("line 4");
  expect(() => check("1\n1\n1000000001\n")).toThrow("[1, 1000000000]");
  expect(() => check("1\n0\n")).toThrow("line 2");
  expect(() => check("1\n1\n1\n7\n")).toThrow("the end of the input");
});
