import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { interpolateAt } from "../interpolate-at";
import { Mod } from "../mod";

/** The value of a polynomial, lowest term first, modulo p. */
function evaluate(terms: readonly number[], x: bigint, p: number): number {
  const sum = terms.reduceRight((value, term) => (value * x + BigInt(term)) % BigInt(p), 0n);
  return Number((sum + BigInt(p)) % BigInt(p));
}

it("agrees at random modulo large primes, for small, large and negative x", () => {
  for (const random of rounds(150)) {
    const p = random.pick([998244353, 1_000_000_007, 101]);
    const mod = new Mod(p);
    const n = random.int(1, 30);
    const terms = Array.from({ length: n }, () => random.int(0, p - 1));
    const values = terms.map((_, x) => evaluate(terms, BigInt(x), p));
    const x = random.pick([random.int(0, 40), random.int(-1e9, 1e9), 2 ** 53 - 1, -(2 ** 53) + 1]);
    expect(interpolateAt(values, x, mod)).toBe(evaluate(terms, BigInt(x), p));
    const far = BigInt(x) * 10n ** 18n + BigInt(random.int(0, 1e9));
    expect(interpolateAt(values, far, mod)).toBe(evaluate(terms, far, p));
  }
});

it("takes a million values", () => {
  // x² is determined by any three or more of its values.
  const mod = new Mod(998244353);
  const squares = Int32Array.from({ length: 1_000_000 }, (_, i) => mod.mul(i, i));
  expect(interpolateAt(squares, 123_456_789, mod)).toBe(mod.mul(123_456_789, 123_456_789));
});

it("refuses what is no polynomial and no place", () => {
  const mod = new Mod(5);
  const cases: [ArrayLike<number>, number, string][] = [
    [[], 1, "interpolateAt: expected 1 to 5 values, got 0"],
    [new Int32Array(6), 1, "interpolateAt: expected 1 to 5 values, got 6"],
    [[1, 5], 1, "interpolateAt: values[1] must be in [0, 5), got 5"],
    [[-1], 1, "interpolateAt: values[0] must be in [0, 5), got -1"],
    [[0.5], 1, "interpolateAt: values[0] must be in [0, 5), got 0.5"],
    [[1], 0.5, "interpolateAt: x must be a safe integer or a BigInt, got 0.5"],
    [[1], Number.NaN, "interpolateAt: x must be a safe integer or a BigInt, got NaN"],
  ];
  for (const [values, x, message] of cases)
    expect(() => interpolateAt(values, x, mod)).toThrow(new RangeError(message));
});
