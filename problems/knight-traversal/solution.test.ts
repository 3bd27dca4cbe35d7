import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "3 3 1 1\n")).toBe("0 3 2\n3 -1 1\n2 1 4\n");
  expect(run(solve, "1 1 1 1\n")).toBe("0\n");
  expect(run(solve, "2 5 1 1\n")).toBe("0 -1 -1 -1 2\n-1 -1 1 -1 -1\n");
  expect(run(solve, "﻿3 2\r\n3 1")).toBe("-1 1\n-1 -1\n0 -1\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("3 3 4 1\n")).toThrow("x in [1, 3]");
  expect(() => answer("3 3\n")).toThrow("line 2");
  expect(() => check("3 3 1 4\n")).toThrow("y in [1, 3]");
  expect(() => check("401 3 1 1\n")).toThrow("n in [1, 400]");
});
