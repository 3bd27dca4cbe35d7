import { expect, it } from "vitest";
import { quotientIndex, quotients } from "../quotients";

it("finds the place of each value", () => {
  for (const n of [...Array.from({ length: 200 }, (_, i) => i + 1), 1e10, 1e10 - 1, 99999 * 1e5]) {
    const values = quotients(n);
    const wrong = values.findIndex((value, i) => quotientIndex(n, value) !== i);
    expect([n, wrong]).toEqual([n, -1]);
  }
});

it("gives the place of the next quotient for other numbers", () => {
  for (let value = 1; value <= 100; value++) {
    const place = quotients(100).findIndex((quotient) => quotient >= value);
    expect(quotientIndex(100, value)).toBe(place);
  }
});

it("is right around the largest squares", () => {
  for (const n of [1e14, 1e14 - 1, 9_999_999 * 1e7, 9_999_999 * 1e7 - 1, 9_999_999 * 1e7 + 1]) {
    const root = Number(sqrt(BigInt(n)));
    const count = root * (root + 1) > n ? 2 * root - 1 : 2 * root;
    expect(quotientIndex(n, n)).toBe(count - 1);
    expect(quotientIndex(n, root)).toBe(root - 1);
  }
});

function sqrt(n: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << 24n; bit > 0n; bit >>= 1n) if ((root + bit) ** 2n <= n) root += bit;
  return root;
}
