import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { ternarySearch } from "../ternary-search";

it("finds the first least place of all small valleys", () => {
  for (let low = -4; low <= 4; low++) {
    for (let high = low + 1; high <= 9; high++) {
      for (let left = -6; left <= 10; left++) {
        for (let right = left; right <= left + 3; right++) {
          const f = (x: number) => Math.max(left - x, 0, x - right);
          let best = low;
          for (let x = low; x < high; x++) if (f(x) < f(best)) best = x;
          holdEqual(ternarySearch(low, high, f), best, [low, high, left, right]);
        }
      }
    }
  }
});

it("takes the widest range", () => {
  const most = Number.MAX_SAFE_INTEGER;
  let calls = 0;
  const f = (x: number) => {
    calls++;
    return Math.abs(x - 12_345);
  };
  expect(ternarySearch(-most, most, f)).toBe(12_345);
  expect(calls).toBeLessThan(120);
  expect(ternarySearch(-most, most, (x) => x)).toBe(-most);
  expect(ternarySearch(-most, most, (x) => -x)).toBe(most - 1);
});
