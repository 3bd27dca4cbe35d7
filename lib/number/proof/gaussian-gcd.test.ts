import { expect, it } from "vitest";
import { gaussianGcd } from "../gaussian-gcd";

/** Whether (x + y i) divides (u + v i). */
function divides(x: number, y: number, u: number, v: number): boolean {
  const norm = x * x + y * y;
  return norm === 0
    ? u === 0 && v === 0
    : (u * x + v * y) % norm === 0 && (v * x - u * y) % norm === 0;
}

it("is the divisor of the largest norm, in the first quadrant", () => {
  const most = 4;
  for (let x = -most; x <= most; x++) {
    for (let y = -most; y <= most; y++) {
      for (let u = -most; u <= most; u++) {
        for (let v = -most; v <= most; v++) {
          let expected = [0, 0];
          for (let p = 1; p <= 2 * most; p++) {
            for (let q = 0; q <= 2 * most; q++) {
              const isCommon = divides(p, q, x, y) && divides(p, q, u, v);
              const isLarger = p * p + q * q > expected[0]! ** 2 + expected[1]! ** 2;
              if (isCommon && isLarger) expected = [p, q];
            }
          }
          if (x === 0 && y === 0 && u === 0 && v === 0) expected = [0, 0];
          const divisor = gaussianGcd([x, y], [u, v]);
          if (divisor[0] !== expected[0] || divisor[1] !== expected[1])
            expect([x, y, u, v, ...divisor]).toEqual(expected);
        }
      }
    }
  }
});

it("stays exact at the largest parts", () => {
  const most = 1_000_000_000;
  expect(gaussianGcd([most, most], [most, -most])).toEqual([most, most]);
  expect(gaussianGcd([most, most], [0, 1])).toEqual([1, 0]);
  expect(gaussianGcd([-most, most], [1, 0])).toEqual([1, 0]);
});
