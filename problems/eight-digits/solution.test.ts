import fc from "fast-check";
import { expect, test } from "vitest";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("the official samples and the edges", () => {
  expect(run(solve, "283104765\n")).toBe("4\n");
  expect(run(solve, "123804765\n")).toBe("0\n");
  expect(run(solve, "﻿103824765\r\n")).toBe("1\n");
  expect(run(solve, "023184765")).toBe("2\n");
});

test("brute force and solution agree on small inputs", () => {
  fc.assert(
    fc.property(small, (input) => {
      check(input);
      expect(run(solve, input)).toBe(run(brute, input));
    }),
    { numRuns: 60, seed: 2 },
  );
});

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("x\n")).toThrow("line 1, column 1");
  expect(() => check("123804766\n")).toThrow("each of 0 … 8 once");
  expect(() => check("213804765\n")).toThrow("a board that can be solved");
});

function check(input: string): void {
  validate(new TextEncoder().encode(input));
}

function run(program: (input: Uint8Array) => Uint8Array, input: string): string {
  return new TextDecoder().decode(program(new TextEncoder().encode(input)));
}
