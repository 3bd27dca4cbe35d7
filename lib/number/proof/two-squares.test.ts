import { expect, it } from "vitest";
import { twoSquares } from "../two-squares";

it("lists the pairs in ascending order, each once", () => {
  for (const n of [0, 1, 2, 25, 50, 325, 5525]) {
    const pairs: [bigint, bigint][] = [];
    for (let x = 0; x * x <= n; x++)
      for (let y = 0; y * y <= n; y++) if (x * x + y * y === n) pairs.push([BigInt(x), BigInt(y)]);
    expect(twoSquares(n)).toEqual(pairs);
    expect(twoSquares(BigInt(n))).toEqual(pairs);
  }
});

it("counts by Jacobi's formula, for large numbers", () => {
  // r2(n) = 4 · (divisors ≡ 1 - divisors ≡ 3 modulo 4); of the four turns one is in the quadrant.
  const many = 5n ** 3n * 13n ** 2n * [17n, 29n, 37n, 41n, 53n].reduce((n, p) => n * p, 1n);
  for (const n of [many, 2n ** 24n * many, 9n * many]) {
    const pairs = twoSquares(n);
    expect(pairs.length).toBe(4 * 3 * 2 ** 5);
    expect(new Set(pairs.map(([x]) => x)).size).toBe(pairs.length);
    expect(pairs.every(([x, y]) => x >= 0n && y >= 0n && x * x + y * y === n)).toBe(true);
  }
  expect(twoSquares(2n ** 62n).map(String)).toEqual(["0,2147483648", "2147483648,0"]);
  expect(twoSquares(3n * many)).toEqual([]);
});
