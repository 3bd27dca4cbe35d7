import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "3\n5 2\n5 3\n8 8\n")).toBe("Second\nFirst\nFirst\n");
  expect(run(solve, "4\n1 1\n1 2\n2 1\n2 2\n")).toBe("Second\nSecond\nSecond\nSecond\n");
  expect(run(solve, "﻿3\r\n1 15\r\n15 1\r\n\r\n15 15")).toBe("First\nFirst\nFirst\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\n0 1\n")).toThrow("x in [1, 15]");
  expect(() => answer("1\n1\n")).toThrow("line 3");
  expect(() => check("226\n")).toThrow("t in [1, 225]");
});
