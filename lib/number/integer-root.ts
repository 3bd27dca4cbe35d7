/**
 * integerRoot: the k-th root of a natural number, rounded down.
 *
 * Use     integerRoot(10n ** 18n, 2)
 * Time    a few products of BigInts: about 1 µs
 * Space   none
 * Limits  n in [0, 2^64) as a BigInt, or a safe integer from 0 on; k an integer from 1 on
 * Errors  RangeError for anything else
 * Source  the power in doubles, then corrected by exact powers: folklore, own code
 * Tested  integer-root.test.ts: against bisection; verify: library-checker kth_root_integer
 */
export function integerRoot(n: number | bigint, k: number): bigint {
  if ((typeof n === "number" && !Number.isSafeInteger(n)) || n < 0 || n >= 2 ** 64) {
    throw new RangeError(`integerRoot: n must be an integer in [0, 2^64), got ${n}`);
  }
  if (!Number.isInteger(k) || k < 1) {
    throw new RangeError(`integerRoot: k must be an integer from 1 on, got ${k}`);
  }
  const value = BigInt(n);
  if (k === 1 || value <= ONE) return value;
  if (k >= 64) return ONE;
  // The power of doubles is off by less than one.
  let root = BigInt(Math.round(Number(value) ** (1 / k)));
  const exponent = BigInt(k);
  while (root ** exponent > value) root -= ONE;
  while ((root + ONE) ** exponent <= value) root += ONE;
  return root;
}

const ONE = BigInt(1);
