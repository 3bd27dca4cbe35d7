import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "2 1 3\n7 5 9\n8 4 6\n")).toBe("4\n");
  expect(run(solve, "1 2 3\n4 5 6\n7 8 9\n")).toBe("0\n");
  expect(run(solve, "﻿1 2 3\r\n4 8 6\r\n7 5 9")).toBe("1\n");
  expect(run(solve, "1 2 4\n3 5 6\n7 8 9\n")).toBe("5\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 40, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1 2 3\n4 5 6\n7 8\n")).toThrow("line 4");
  expect(() => answer("0 1 2\n3 4 5\n6 7 8\n")).toThrow("a number in [1, 9]");
  expect(() => check("1 2 3\n4 5 6\n7 8 8\n")).toThrow("a number other than 8");
});
