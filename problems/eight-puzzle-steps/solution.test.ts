import fc from "fast-check";
import { expect, test } from "vitest";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("the official samples and the edges", () => {
  expect(run(solve, "1 3 0\n4 2 5\n7 8 6\n")).toBe("4\n");
  expect(run(solve, "1 2 3\n4 5 6\n7 8 0\n")).toBe("0\n");
  expect(run(solve, "﻿1 2 3\r\n4 5 6\r\n7 0 8")).toBe("1\n");
  expect(run(solve, "8 6 7\n2 5 4\n3 0 1\n")).toBe("31\n");
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
  expect(() => answer("1 2 3\n4 5 6\n7 8\n")).toThrow("line 4");
  expect(() => answer("9 1 2\n3 4 5\n6 7 8\n")).toThrow("a tile in [0, 8]");
  expect(() => check("1 2 3\n4 5 6\n8 7 0\n")).toThrow("a board that can be solved");
});

function check(input: string): void {
  validate(new TextEncoder().encode(input));
}

function run(program: (input: Uint8Array) => Uint8Array, input: string): string {
  return new TextDecoder().decode(program(new TextEncoder().encode(input)));
}
