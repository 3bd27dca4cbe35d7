/**
 * partitionNumbers: in how many ways 0, 1 … n - 1 are sums of positive integers, modulo 998244353.
 *
 * Use     partitionNumbers(n)
 * Time    O(n log n), that of seriesInverse
 * Space   16 bytes a number of the next power of two
 * Limits  n in [0, 2^22]; the order of the summands does not count
 * Errors  RangeError for any other n
 * Source  Euler's pentagonal number theorem: the inverse of the series with -1, -1, 1, 1, … at 1, 2, 5, 7 …
 * Tested  partition-numbers.test.ts: against counting by the largest summand; verify: library-checker
 *         partition_function
 */
import { MOD998244353 } from "../number/mul998244353";
import { checkTermCount } from "./check-terms";
import { seriesInverse } from "./series-inverse";

export function partitionNumbers(n: number): Int32Array {
  checkTermCount("partitionNumbers", n);
  const series = new Int32Array(n);
  for (let k = 0; (k * (3 * k - 1)) / 2 < n; k++) {
    const sign = k % 2 === 0 ? 1 : MOD998244353 - 1;
    series[(k * (3 * k - 1)) / 2] = sign;
    series[(k * (3 * k + 1)) / 2] = sign; // the last one may lie behind the end, and is ignored
  }
  return seriesInverse(series, n);
}
