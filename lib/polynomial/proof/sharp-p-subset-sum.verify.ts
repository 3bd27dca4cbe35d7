/**
 * sharpPSubsetSum: how many subsets have each sum, modulo 998244353.
 *
 * In      N T, then N positive integers up to T
 * Out     how many subsets have the sums 1 … T
 * Source  Library Checker sharp_p_subset_sum,
 *         https://judge.yosupo.jp/problem/sharp_p_subset_sum
 *
 * The product of all 1 + x^s is the exponential of the sum of their logarithms x^s - x^2s / 2 + x^3s / 3 …
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { inversesBelow } from "../../number/inverses-below";
import { MOD998244353, mul998244353 } from "../../number/mul998244353";
import { seriesExp } from "../series-exp";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const most = scanner.int();
  const counts = new Int32Array(most + 1);
  for (let i = 0; i < n; i++) counts[scanner.intIn(1, most, "a number")]!++;
  const inverses = inversesBelow(most + 1, MOD998244353);
  const log = new Int32Array(most + 1);
  for (let s = 1; s <= most; s++) {
    if (counts[s] === 0) continue;
    for (let k = 1; k * s <= most; k++) {
      const term = mul998244353(counts[s]!, inverses[k]!);
      log[k * s] = (log[k * s]! + (k % 2 === 1 ? term : MOD998244353 - term)) % MOD998244353;
    }
  }
  return writeInts(new Writer(), seriesExp(log).subarray(1)).newline().result();
}

if (require.main === module) runProgram(solve);
