import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { minOfModOfLinear } from "../min-of-mod-of-linear";

it("agrees with all values for all small arguments", () => {
  for (let m = 1; m <= 30; m++) {
    for (let a = 0; a < m; a++) {
      for (let b = 0; b < m; b++) {
        let least = m;
        for (let n = 1; n <= m + 2; n++) {
          least = Math.min(least, (a * (n - 1) + b) % m);
          holdEqual(minOfModOfLinear(n, m, a, b), least, [n, m, a, b]);
        }
      }
    }
  }
});

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
