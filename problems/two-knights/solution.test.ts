import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "8\n")).toBe("0\n6\n28\n96\n252\n550\n1056\n1848\n");
  expect(run(solve, "1\n")).toBe("0\n");
  expect(run(solve, "﻿3\r\n")).toBe("0\n6\n28\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 30, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("x\n")).toThrow("line 1, column 1");
  expect(() => check("0\n")).toThrow("n in [1, 10000]");
  expect(() => check("10001\n")).toThrow("n in [1, 10000]");
  expect(() => check("5 5\n")).toThrow("the end of the input");
});
