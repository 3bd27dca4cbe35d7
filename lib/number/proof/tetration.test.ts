import { expect, it } from "vitest";
import { tetration } from "../tetration";

it("agrees with the towers themselves", () => {
  for (const [a, b] of [...TOWERS]) {
    const tower = b === 0 ? 1n : BigInt(a) ** BigInt(tetration(a, b - 1, 2 ** 30 - 1));
    for (let m = 1; m <= 60; m++) expect(tetration(a, b, m)).toBe(Number(tower % BigInt(m)));
  }
});

/** Those whose exponent is small. */
const TOWERS = [
  ...[0, 1, 2, 3, 9].flatMap((a) => [0, 1, 2].map((b) => [a, b] as const)),
  ...[0, 1, 2].flatMap((a) => [3, 4].map((b) => [a, b] as const)),
  [3, 3],
  [2 ** 53 - 1, 1],
] as const;

it("refuses what lies outside", () => {
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 53]) {
    expect(() => tetration(bad, 1, 5)).toThrow(/^tetration: a and b must be integers/);
    expect(() => tetration(1, bad, 5)).toThrow(/^tetration: a and b must be integers/);
  }
  for (const bad of [0, -1, 0.5, Number.NaN, 2 ** 30]) {
    expect(() => tetration(1, 1, bad)).toThrow(/^tetration: m must be an integer/);
  }
});
