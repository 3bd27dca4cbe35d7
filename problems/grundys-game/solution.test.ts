import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { grundyNumbers, solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("no size from 1223 to 6,000 is lost, and 41 below are", () => {
  const numbers = grundyNumbers(6000);
  const lost = [...numbers.keys()].filter((coins) => coins > 0 && numbers[coins] === 0);
  expect([lost.length, lost[lost.length - 1]]).toEqual([41, 1222]);
});

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\nx\n")).toThrow("line 2, column 1");
  expect(() => check("1\n0\n")).toThrow("n in [1, 1000000]");
  expect(() => check("0\n")).toThrow("t in [1, 100000]");
});
