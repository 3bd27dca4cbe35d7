import { expect, it } from "vitest";
import { productOfMany } from "../product-of-many";

it("no factors, one factor, constants, an empty factor", () => {
  expect([...productOfMany([])]).toEqual([1]);
  expect([...productOfMany([2, 3].map((x) => Int32Array.of(x)))]).toEqual([6]);
  const one = Int32Array.of(3, 4);
  const product = productOfMany([one]);
  product[0] = 9;
  expect([...one]).toEqual([3, 4]);
  const factors = [one, new Int32Array(0), one];
  expect(productOfMany(factors).length).toBe(0);
  expect(productOfMany([new Int32Array(0)]).length).toBe(0);
  expect(factors.map((factor) => factor.length)).toEqual([2, 0, 2]);
});
