import { expect, test } from "vitest";
import { Random } from "../../lib/sequence/random";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("edges: one number, ones, the largest value", () => {
  expect(run(solve, "\ufeff3\r\n1 1 1")).toBe("3\n");
  expect(run(solve, `100000\n${"1 ".repeat(100_000)}\n`)).toBe("4999950000\n");
});

test("brute force and solution agree on inputs of middle size", () => {
  for (const name of ["random", "ones", "squares-of-primes"]) {
    const input = generators[name]!(new Random(1)) as string;
    expect(run(solve, input)).toBe(run(brute, input));
  }
});

test("bad input is refused with its place", () => {
  for (const program of [solve, validate] as const) {
    expect(() => program(bytes("2\n1 0\n"))).toThrow(
      'line 2, column 3: expected a number in [1, 1000000], found "0"',
    );
    expect(() => program(bytes("0\n"))).toThrow("line 1, column 1: expected n in [1, 100000]");
  }
  expect(() => validate(bytes("1\n1\n1\n"))).toThrow("the end of the input");
});
