import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { divisors } from "../divisors";

it("agrees with trial division", () => {
  for (let n = 1; n <= 1000; n++) {
    const expected = Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
    expect([...divisors(n)]).toEqual(expected);
  }
});

it("has the published counts for highly composite numbers", () => {
  // OEIS A002182 and A002183.
  for (const [n, count] of tableOf("735134400 1344, 963761198400 6720, 8086598962041600 41472")) {
    const all = divisors(n);
    expect(all.length).toBe(count);
    expect(all.every((d, i) => n % d === 0 && (i === 0 || d > all[i - 1]!))).toBe(true);
  }
  expect([...divisors(2 ** 52)].map(Math.log2)).toEqual(Array.from({ length: 53 }, (_, i) => i));
  expect(divisors(2 ** 53 - 1).length).toBe(8); // 6361 · 69431 · 20394401
});
