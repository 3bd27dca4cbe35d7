import { expect, test } from "vitest";
import { Random } from "../../lib/sequence/random";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("edges: nothing is worth it, everything is, one station twice", () => {
  expect(run(solve, "2 1\n5 5\n1 2 9\n")).toBe("0\n");
  expect(run(solve, "2 1\n0 0\n1 2 9\n")).toBe("9\n");
});

test("brute force and solution agree on networks of middle size", () => {
  for (let seed = 0; seed < 8; seed++) {
    const input = generators.middle!(new Random(seed)) as string;
    expect(run(solve, input)).toBe(run(brute, input));
  }
});

test("bad input is refused with its place", () => {
  for (const program of [solve, validate] as const) {
    expect(() => program(bytes("1 1\n101\n"))).toThrow(
      'line 2, column 1: expected a cost in [0, 100], found "101"',
    );
    expect(() => program(bytes("1 1\n1\n1 2 1\n"))).toThrow(
      "line 3, column 3: expected b in [1, 1]",
    );
  }
  expect(() => validate(bytes("1 1\n1\n1 1 1\n1\n"))).toThrow("line 4, column 1: expected end");
});
