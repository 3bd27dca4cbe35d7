import { expect, it } from "vitest";
import { dirichletInverse, dirichletProduct } from "../dirichlet-product";
import { quotients } from "../quotients";

it("is right for every n up to 100, and undone by the inverse", () => {
  for (let n = 1; n <= 100; n++) {
    // The sums of the constant 1 with themselves: of the numbers of divisors.
    const values = quotients(n);
    const ones = Int32Array.from(values);
    const divisors = dirichletProduct(n, ones, ones);
    values.forEach((top, k) => {
      let sum = 0;
      for (let d = 1; d <= top; d++) sum += Math.floor(top / d);
      expect(divisors[k]).toBe(sum);
    });
    expect(dirichletProduct(n, divisors, dirichletInverse(n, ones))).toEqual(ones);
  }
});

it("gives Mertens' function at 10^7", () => {
  const values = quotients(1e7);
  const mertens = dirichletInverse(1e7, Int32Array.from(values));
  expect([mertens[mertens.length - 1], mertens[999]]).toEqual([1037, 2]);
});
