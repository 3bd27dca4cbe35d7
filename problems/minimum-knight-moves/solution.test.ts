import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "3\na1 h8\na1 c2\nh8 c3\n")).toBe("6\n1\n4\n");
  expect(run(solve, "2\ne4 e4\nh8 h8\n")).toBe("0\n0\n");
  expect(run(solve, "﻿4\r\na1 b2\r\n\r\nh8 g7\r\na8 b7\r\ng2 h1")).toBe("4\n4\n4\n4\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\na1 i1\n")).toThrow("line 2, column 4");
  expect(() => answer("1\na1\n")).toThrow("line 3");
  expect(() => check("0\n")).toThrow("T in [1, 4096]");
  expect(() => check("1\na1 b22\n")).toThrow("line 2, column 4");
});
