import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(
    run(
      solve,
      "20 3 1 3 8\n21 3 1 3 8\n22 3 1 3 8\n23 3 1 3 8\n1000000 10 1 23 38 11 7 5 4 8 3 13\n999996 10 1 23 38 11 7 5 4 8 3 13\n",
    ),
  ).toBe("Stan wins\nStan wins\nOllie wins\nStan wins\nStan wins\nOllie wins\n");
  expect(run(solve, "1 1 1\n1 2 5 1\n2 1 1\n")).toBe("Stan wins\nStan wins\nOllie wins\n");
  expect(run(solve, "﻿4 2 3 1\r\n\r\n6 2 1 3")).toBe("Ollie wins\nOllie wins\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("5 2 1\n")).toThrow("line 2");
  expect(() => check("5 1 2\n")).toThrow("a 1 among the moves");
  expect(() => check("")).toThrow("a game");
  expect(() => check("0 1 1\n")).toThrow("n in [1, 1000000]");
});
