import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { simpson } from "../simpson";

it("is exact for polynomials of degree 3, in both directions", () => {
  for (const random of rounds(100)) {
    const [a, b, c, d] = Array.from({ length: 4 }, () => random.int(-9, 9));
    const [from, to] = [random.int(-9, 9), random.int(-9, 9)];
    const f = (x: number) => ((a! * x + b!) * x + c!) * x + d!;
    const whole = (x: number) => (((a! / 4) * x + b! / 3) * x + c! / 2) * x * x + d! * x;
    expect(simpson(f, from, to)).toBeCloseTo(whole(to) - whole(from), 8);
  }
});

it("keeps the tolerance on smooth curves, roots, corners and steps", () => {
  expect(simpson(Math.sin, 0, Math.PI)).toBeCloseTo(2, 9);
  expect(simpson((x) => Math.exp(-x * x), -10, 10)).toBeCloseTo(Math.sqrt(Math.PI), 9);
  expect(4 * simpson((x) => Math.sqrt(1 - x * x), 0, 1)).toBeCloseTo(Math.PI, 8);
  expect(simpson((x) => Math.abs(x - 0.3), -1, 2)).toBeCloseTo((1.69 + 2.89) / 2, 9);
  expect(simpson((x) => +(x > 1 / 3), 0, 1, 1e-6)).toBeCloseTo(2 / 3, 5);
  expect(simpson((x) => 1 / x, 0.001, 1, 1e-12)).toBeCloseTo(Math.log(1000), 11);
});

it("calls a smooth function seldom", () => {
  let calls = 0;
  const counted = (x: number) => {
    calls++;
    return Math.exp(x);
  };
  simpson(counted, 0, 3);
  expect(calls).toBeLessThan(1000);
  expect(simpson(Math.exp, 2, 2)).toBe(0);
});
