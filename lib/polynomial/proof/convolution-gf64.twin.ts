import { described } from "../../../scripts/verify/shape";

const LARGEST = 2n ** 64n - 1n;

/** Bit by bit in GF(2)[x] / (x^64 + x^4 + x^3 + x + 1). */
export function gf64Product(a: bigint, b: bigint): bigint {
  let product = 0n;
  for (let k = 63n; k >= 0n; k--) {
    product <<= 1n;
    if (product > LARGEST) product ^= (1n << 64n) | 0b11011n;
    if ((b >> k) & 1n) product ^= a;
  }
  return product;
}

export const twin = described({
  problem: "convolution_F_2_64",
  timeLimitMs: 10_000,
  middle: 30,
  shape: (s) => {
    const [n, m] = [s.size(1, 2 ** 19), s.size(1, 2 ** 19)];
    const terms = (count: number) => s.list(count, () => s.bigint(0n, LARGEST));
    return [terms(n), terms(m)] as const;
  },
  naive: ([a, b]) => {
    const sums = new Array<bigint>(a.length + b.length - 1).fill(0n);
    for (const [i, x] of a.entries()) {
      for (const [j, y] of b.entries()) sums[i + j]! ^= gf64Product(x, y);
    }
    return [sums];
  },
});
