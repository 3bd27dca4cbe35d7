import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("5 2 1\n")).toThrow("line 2");
  expect(() => check("5 1 2\n")).toThrow("a 1 among the moves");
  expect(() => check("")).toThrow("a game");
  expect(() => check("0 1 1\n")).toThrow("n in [1, 1000000]");
});
