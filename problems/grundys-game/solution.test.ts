import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { grundyNumbers, solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "3\n6\n7\n8\n")).toBe("first\nsecond\nfirst\n");
  expect(run(solve, "4\n1\n2\n3\n4\n")).toBe("second\nsecond\nfirst\nsecond\n");
  expect(run(solve, "4\n1221\n1222\n1223\n1000000")).toBe("first\nsecond\nfirst\nfirst\n");
  expect(run(solve, "﻿2\r\n\r\n7\r\n8\r\n")).toBe("second\nfirst\n");
});

test("no size from 1223 to 6,000 is lost, and 41 below are", () => {
  const numbers = grundyNumbers(6000);
  const lost = [...numbers.keys()].filter((coins) => coins > 0 && numbers[coins] === 0);
  expect([lost.length, lost[lost.length - 1]]).toEqual([41, 1222]);
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\nx\n")).toThrow("line 2, column 1");
  expect(() => check("1\n0\n")).toThrow("n in [1, 1000000]");
  expect(() => check("0\n")).toThrow("t in [1, 100000]");
});
