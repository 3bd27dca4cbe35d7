import { expect, it } from "vitest";
import { stirlingFirst, stirlingSecond } from "../stirling-first";

it("the second kind agrees with its recurrence", () => {
  const P = 998244353n;
  let row = [1n];
  for (let n = 0; n <= 150; n++) {
    expect([...stirlingSecond(n)]).toEqual(row.map(Number));
    row = [...row, 0n].map((value, k) => (value * BigInt(k) + (row[k - 1] ?? 0n)) % P);
  }
});

it("the kinds are inverse to each other", () => {
  const n = 12;
  for (let m = 0; m <= n; m++) {
    const first = stirlingFirst(m);
    for (let k = 0; k <= m; k++) {
      let sum = 0n;
      first.forEach((value, j) => {
        sum += BigInt(value) * BigInt(stirlingSecond(j)[k] ?? 0);
      });
      expect(sum % 998244353n).toBe(m === k ? 1n : 0n);
    }
  }
});
