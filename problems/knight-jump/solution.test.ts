import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "4\n....\n....\n....\n...K\n")).toBe("2\n");
  expect(run(solve, "3\n..K\n...\n###\n")).toBe("-1\n");
  expect(run(solve, "1\nK\n")).toBe("0\n");
  expect(run(solve, "2\n..\n.K\n")).toBe("-1\n");
  expect(run(solve, "﻿3\r\n.#.\r\n..K\r\n...")).toBe("1\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 200, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("2\n..\n.\n")).toThrow("a row of 2 characters");
  expect(() => check("2\n..\n..\n")).toThrow("exactly one K");
  expect(() => check("1\n#\n")).toThrow("a first cell that is not blocked");
  expect(() => check("2\n.x\n.K\n")).toThrow("2 of . # K");
});
