import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "2 4\n2 3\n")).toBe("First\n");
  expect(run(solve, "2 5\n2 3\n")).toBe("Second\n");
  expect(run(solve, "2 7\n2 3\n")).toBe("First\n");
  expect(run(solve, "3 20\n1 2 3\n")).toBe("Second\n");
  expect(run(solve, "3 21\n1 2 3\n")).toBe("First\n");
  expect(run(solve, "1 100000\n1\n")).toBe("Second\n");
  expect(run(solve, "1 1\n1\n")).toBe("First\n");
  expect(run(solve, "﻿1 9\r\n9")).toBe("First\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("2 5\n2 x\n")).toThrow("line 2, column 3");
  expect(() => check("2 5\n3 2\n")).toThrow("a move, in ascending order,");
  expect(() => check("1 5\n6\n")).toThrow("a move, in ascending order, in [1, 5]");
});
