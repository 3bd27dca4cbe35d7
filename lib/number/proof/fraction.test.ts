import { expect, it } from "vitest";
import { Fraction } from "../fraction";

it("orders, prints and rounds", () => {
  const parts = [-7, -3, -1, 0, 1, 2, 5];
  for (const a of parts) {
    for (const b of parts) {
      if (b === 0) continue;
      const left = new Fraction(a, b);
      expect(left.toNumber()).toBe(a / b + 0);
      for (const c of parts)
        expect(left.compare(new Fraction(c, 3))).toBe(Math.sign(a / b - c / 3) + 0);
    }
  }
  expect(`${new Fraction(6, -4)} ${new Fraction(8, 4)} ${new Fraction(0n, -5n)}`).toBe("-3/2 2 0");
});

it("rounds parts beyond a double's range", () => {
  expect(new Fraction(10n ** 400n, 3n * 10n ** 399n).toNumber()).toBe(10 / 3);
  expect(new Fraction(1n, 10n ** 310n).toNumber()).toBeCloseTo(1e-310, 320);
  expect(new Fraction(1n, 10n ** 310n).toNumber()).toBeGreaterThan(0.99e-310);
  expect(new Fraction(-(10n ** 400n)).toNumber()).toBe(-Infinity);
  expect(new Fraction(1n, 10n ** 400n).toNumber()).toBe(0);
});
