import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { binarySearch, realBinarySearch } from "../binary-search";

it("finds the last place that holds, in both directions, for numbers and bigints", () => {
  for (let ok = -6; ok <= 6; ok++) {
    for (let wrong = -6; wrong <= 6; wrong++) {
      if (ok === wrong) continue;
      const step = Math.sign(wrong - ok);
      for (let last = ok; last !== wrong; last += step) {
        const holds = (x: number) => (last - x) * step >= 0;
        holdEqual(binarySearch(ok, wrong, holds), last, [ok, wrong]);
        const big = binarySearch(BigInt(ok), BigInt(wrong), (x) => holds(Number(x)));
        holdEqual(big, BigInt(last), [ok, wrong]);
      }
    }
  }
});

it("takes the widest ranges", () => {
  const most = Number.MAX_SAFE_INTEGER;
  for (const last of [-most, -most + 1, -12_345, 0, 12_344, most - 1]) {
    expect(binarySearch(-most, most, (x) => x <= last)).toBe(last);
    expect(binarySearch(most, -most, (x) => x > last)).toBe(last + 1);
  }
  expect(binarySearch(0n, 10n ** 40n, (x) => x * x <= 10n ** 41n)).toBe(316227766016837933199n);
});

it("comes as near as doubles do over real numbers", () => {
  expect(realBinarySearch(0, 2, (x) => x * x <= 2)).toBeCloseTo(Math.SQRT2, 15);
  expect(realBinarySearch(9, -9, (x) => x >= 0.1)).toBe(0.1);
  expect(realBinarySearch(0, Number.MAX_VALUE, (x) => x < 1e300)).toBeCloseTo(1e300, -285);
});

it("refuses what is no condition", () =>
  expect(() => binarySearch(0, 9, ((x: number) => x - 3) as never)).toThrow(TypeError));
