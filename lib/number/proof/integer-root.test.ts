import { expect, it } from "vitest";
import { integerRoot } from "../integer-root";

it("takes numbers and any k", () => {
  for (let n = 0; n <= 100; n++) expect(integerRoot(n, 2)).toBe(BigInt(Math.floor(Math.sqrt(n))));
  expect(integerRoot(Number.MAX_SAFE_INTEGER, 1)).toBe(2n ** 53n - 1n);
  for (const k of [63, 64, 65, 1000]) {
    expect(integerRoot(2n ** 64n - 1n, k)).toBe(k === 63 ? 2n : 1n);
    expect([integerRoot(1, k), integerRoot(0, k)]).toEqual([1n, 0n]);
  }
});
