import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "8\n")).toBe(
    "0 3 2 3 2 3 4 5\n3 4 1 2 3 4 3 4\n2 1 4 3 2 3 4 5\n3 2 3 2 3 4 3 4\n2 3 2 3 4 3 4 5\n3 4 3 4 3 4 5 4\n4 3 4 3 4 5 4 5\n5 4 5 4 5 4 5 6\n",
  );
  expect(run(solve, "4\n")).toBe("0 3 2 5\n3 4 1 2\n2 1 4 3\n5 2 3 2\n");
  expect(run(solve, "﻿5\r\n")).toBe("0 3 2 3 2\n3 4 1 2 3\n2 1 4 3 2\n3 2 3 2 3\n2 3 2 3 4\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 20, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("x\n")).toThrow("line 1, column 1");
  expect(() => check("3\n")).toThrow("n in [4, 1000]");
  expect(() => check("5 5\n")).toThrow("the end of the input");
});
