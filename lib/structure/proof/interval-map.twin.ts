import { described } from "../../../scripts/verify/shape";

const P = 1_000_000_007n;

function power(base: bigint, exponent: bigint, m: bigint): bigint {
  if (exponent === 0n) return 1n % m;
  const half = power(base, exponent / 2n, m);
  return (half * half * (exponent % 2n === 1n ? base : 1n)) % m;
}

export const twin = described({
  problem: "896C",
  rounds: 21,
  middle: 100,
  shape: (s) => ({
    ...{ n: s.size(1, 100_000), m: s.size(1, 100_000, 3) },
    ...{ seed: BigInt(s.int(0, 1e9 + 6)), most: BigInt(s.int(1, 1e9)) },
  }),
  /** An array, number by number, in BigInt. */
  naive: ({ n, m, seed, most }) => {
    let state = seed;
    const draw = (count: bigint) => {
      const value = state % count;
      state = (state * 7n + 13n) % P;
      return value;
    };
    const a = Array.from({ length: n }, () => draw(most) + 1n);
    return Array.from({ length: m }).flatMap(() => {
      const kind = draw(4n) + 1n;
      const ends = [Number(draw(BigInt(n))), Number(draw(BigInt(n)))];
      const [l, r] = ends.sort((p, q) => p - q) as [number, number];
      const x = draw(kind === 3n ? BigInt(r - l + 1) : most) + 1n;
      const part = a.slice(l, r + 1);
      if (kind === 1n) for (let j = l; j <= r; j++) a[j]! += x;
      if (kind === 2n) a.fill(x, l, r + 1);
      if (kind === 3n) return part.sort((p, q) => (p < q ? -1 : 1))[Number(x) - 1]!;
      if (kind < 4n) return [];
      const y = draw(most) + 1n;
      return part.reduce((sum, value) => sum + power(value, x, y), 0n) % y;
    });
  },
});
