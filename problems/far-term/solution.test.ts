import { expect, test } from "vitest";
import { Random } from "../../lib/sequence/random";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("edges: zeros, given places, a rule shorter than d", () => {
  expect(run(solve, "\ufeff2 0\r\n7 5 3 1")).toBe("7\n");
  expect(run(solve, "2 3\n7 5 3 1\n")).toBe("1\n");
});

test("brute force and solution agree, near and far", () => {
  for (const name of ["random", "shorter", "far"]) {
    for (let seed = 1; seed <= 5; seed++) {
      const input = generators[name]!(new Random(seed)) as string;
      validate(bytes(input));
      expect(run(solve, input)).toBe(run(brute, input));
    }
  }
});

test("bad input is refused with its place", () => {
  for (const program of [solve, validate] as const) {
    expect(() => program(bytes("1 5\n3 998244353\n"))).toThrow(
      'line 2, column 3: expected a number in [0, 998244352], found "998244353"',
    );
    expect(() => program(bytes("501 1\n"))).toThrow("line 1, column 1: expected d in [1, 500]");
  }
  expect(() => validate(bytes("1 1000000000000000001\n1 1\n"))).toThrow(
    "line 1, column 3: expected k",
  );
  expect(() => validate(bytes("1 5\n1 1 1\n"))).toThrow("the end of the input");
  expect(() => validate(bytes("1 5\n0 1\n"))).toThrow(
    "line 2, column 1: expected numbers with a recurrence of length 1, not 2",
  );
});
