import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { simpson } from "../simpson";

it("is exact for polynomials of degree 3, in both directions", () => {
  const random = new Random(1);
  for (let step = 0; step < 100; step++) {
    const [a, b, c, d] = Array.from({ length: 4 }, () => random.int(-9, 9));
    const [from, to] = [random.int(-9, 9), random.int(-9, 9)];
    const f = (x: number) => ((a! * x + b!) * x + c!) * x + d!;
    const whole = (x: number) => (((a! / 4) * x + b! / 3) * x + c! / 2) * x * x + d! * x;
    expect(simpson(from, to, f)).toBeCloseTo(whole(to) - whole(from), 8);
  }
});

it("keeps the tolerance on smooth curves, roots, corners and steps", () => {
  expect(simpson(0, Math.PI, Math.sin)).toBeCloseTo(2, 9);
  expect(simpson(-10, 10, (x) => Math.exp(-x * x))).toBeCloseTo(Math.sqrt(Math.PI), 9);
  expect(4 * simpson(0, 1, (x) => Math.sqrt(1 - x * x))).toBeCloseTo(Math.PI, 8);
  expect(simpson(-1, 2, (x) => Math.abs(x - 0.3))).toBeCloseTo((1.69 + 2.89) / 2, 9);
  expect(simpson(0, 1, (x) => +(x > 1 / 3), 1e-6)).toBeCloseTo(2 / 3, 5);
  expect(simpson(0.001, 1, (x) => 1 / x, 1e-12)).toBeCloseTo(Math.log(1000), 11);
});

it("calls a smooth function seldom", () => {
  let calls = 0;
  simpson(0, 3, (x) => {
    calls++;
    return Math.exp(x);
  });
  expect(calls).toBeLessThan(1000);
  expect(simpson(2, 2, Math.exp)).toBe(0);
});
