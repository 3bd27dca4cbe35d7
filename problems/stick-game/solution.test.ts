import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "10 3\n1 3 4\n")).toBe("WLWWWWLWLW\n");
  expect(run(solve, "1 1\n1\n")).toBe("W\n");
  expect(run(solve, "6 1\n4\n")).toBe("LLLWWW\n");
  expect(run(solve, "﻿7 2\r\n5 2")).toBe("LWWLWWL\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("5 2\n1 x\n")).toThrow("line 2, column 3");
  expect(() => check("5 2\n2 2\n")).toThrow("a move that did not occur before");
  expect(() => check("5 1\n6\n")).toThrow("a move in [1, 5]");
  expect(() => check("5 1\n1\n1\n")).toThrow("the end of the input");
});
