import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "5\n")).toBe("4 4 2 8\n4 2 4 4\n2 4 -1 -1\n8 4 -1 1\n");
  expect(run(solve, "﻿5\r\n")).toBe("4 4 2 8\n4 2 4 4\n2 4 -1 -1\n8 4 -1 1\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 10, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("x\n")).toThrow("line 1, column 1");
  expect(() => check("4\n")).toThrow("n in [5, 25]");
  expect(() => check("26\n")).toThrow("n in [5, 25]");
  expect(() => check("5 5\n")).toThrow("the end of the input");
});
