type Terms = ArrayLike<number | bigint>;
type Place = (i: number, j: number, length: number) => number;

/** The sums of a[i] b[j] over all pairs, each at its place; what has a place outside is left out. */
export function naiveSums(
  a: Terms,
  b: Terms,
  place: Place = (i, j) => i + j,
  length = a.length + b.length - 1,
): bigint[] {
  const sums = new Array<bigint>(length).fill(0n);
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j < b.length; j++) {
      const at = place(i, j, length);
      if (at >= 0 && at < length) sums[at]! += BigInt(a[i]!) * BigInt(b[j]!);
    }
  }
  return sums;
}

/** The product of polynomials modulo p, with terms from 0 on. */
export const naiveProduct = (a: readonly bigint[], b: readonly bigint[], p: bigint): bigint[] =>
  naiveSums(a, b).map((sum) => ((sum % p) + p) % p);

/** Numbers of 64 bits as their upper and lower words. */
export const wordsOf = (values: readonly bigint[]) => ({
  high: Uint32Array.from(values, (value) => Number(value >> 32n)),
  low: Uint32Array.from(values, (value) => Number(value & 0xffffffffn)),
});
