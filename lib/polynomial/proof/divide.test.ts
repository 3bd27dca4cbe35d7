import { expect, it } from "vitest";
import { divide } from "../divide";

const P = 998244353;

it("leaves out zeros at the upper ends", () => {
  const { quotient, remainder } = divide(Int32Array.of(5, 3, 1, 0, 0), Int32Array.of(1, 1, 0));
  expect([...quotient]).toEqual([2, 1]); // x² + 3 x + 5 = (x + 1) (x + 2) + 3
  expect([...remainder]).toEqual([3]);
  expect(divide(Int32Array.of(0, 0), Int32Array.of(7)).quotient.length).toBe(0);
  expect([...divide(Int32Array.of(4, 0), Int32Array.of(1, 1)).remainder]).toEqual([4]);
});

it("long divisors take no quadratic time", () => {
  // (x^2n - 1) = (x^n - 1) (x^n + 1)
  const n = 50_000;
  const minusOne = (degree: number) => {
    const terms = new Int32Array(degree + 1);
    terms[0] = P - 1;
    terms[degree] = 1;
    return terms;
  };
  const { quotient, remainder } = divide(minusOne(2 * n), minusOne(n));
  expect(quotient.length).toBe(n + 1);
  expect(quotient.every((term, i) => term === +(i === 0 || i === n))).toBe(true);
  expect(remainder.length).toBe(0);
});

it("its answers are new arrays", () => {
  const a = Int32Array.of(4, 5);
  divide(a, Int32Array.of(1, 1, 1)).remainder[0] = 9;
  expect([...a]).toEqual([4, 5]);
  divide(a, Int32Array.of(2));
  expect([...a]).toEqual([4, 5]);
});
