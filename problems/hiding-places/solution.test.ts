import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "2\nd5\na1\n")).toBe("4 b7 f7 b3 f3 h1\n6 h8\n");
  expect(run(solve, "﻿2\r\na1\r\n\r\nd5")).toBe("6 h8\n4 b7 f7 b3 f3 h1\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\ni1\n")).toThrow("line 2, column 1");
  expect(() => answer("1\n")).toThrow("a character");
  expect(() => check("0\n")).toThrow("n in [1, 64]");
  expect(() => check("1\na9\n")).toThrow("line 2, column 1");
});
