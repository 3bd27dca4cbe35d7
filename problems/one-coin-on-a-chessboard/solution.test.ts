import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\n0 1\n")).toThrow("x in [1, 15]");
  expect(() => answer("1\n1\n")).toThrow("line 3");
  expect(() => check("226\n")).toThrow("t in [1, 225]");
});
