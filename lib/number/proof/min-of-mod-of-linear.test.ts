import { expect, it } from "vitest";
import { minOfModOfLinear } from "../min-of-mod-of-linear";

it("stays exact for large numbers", () => {
  const m = 2 ** 50;
  expect(minOfModOfLinear(m, m, m - 1, m - 1)).toBe(0);
  expect(minOfModOfLinear(m - 1, m, m - 1, m - 1)).toBe(1);
  // The inverse of 3 modulo 2^50 - 1 does not exist (3 divides it), modulo 2^50 it does: 0 is met at
  // the i with 3 i = -1, which is (2^50 - 1) / 3.
  const first = (m - 1) / 3;
  expect(minOfModOfLinear(first + 1, m, 3, 1)).toBe(0);
  expect(minOfModOfLinear(first, m, 3, 1)).toBe(1);
});
