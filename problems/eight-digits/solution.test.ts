import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "283104765\n")).toBe("4\n");
  expect(run(solve, "123804765\n")).toBe("0\n");
  expect(run(solve, "﻿103824765\r\n")).toBe("1\n");
  expect(run(solve, "023184765")).toBe("2\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 60, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("x\n")).toThrow("line 1, column 1");
  expect(() => check("123804766\n")).toThrow("each of 0 … 8 once");
  expect(() => check("213804765\n")).toThrow("a board that can be solved");
});
