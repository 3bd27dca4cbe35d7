/**
 * distinctSubsequences: how many different subsequences a sequence has, modulo a number below 2^30.
 *
 * Use     distinctSubsequences(values, mod)
 * Time    O(n), as ranks are found by a radix sort
 * Space   about 24 bytes a number
 * Limits  any numbers but NaN; the empty subsequence counts
 * Errors  RangeError for NaN
 * Source  each number doubles the count, less the subsequences that its last equal one ended: folklore,
 *         own code
 * Tested  programs.test.ts: against distinct-subsequences.twin.ts; verify: library-checker
 *         number_of_subsequences (no official cases were at hand: the twin is the proof)
 */
import type { Mod } from "../number/mod";
import { compress } from "../range/compress";

export function distinctSubsequences(values: ArrayLike<number>, mod: Mod): number {
  const { values: different, ranks } = compress(values, "distinctSubsequences");
  // ended[rank]: how many different subsequences end with that number.
  const ended = new Int32Array(different.length);
  let count = 1 % mod.m;
  for (let at = 0; at < ranks.length; at++) {
    const rank = ranks[at]!;
    const fresh = mod.sub(count, ended[rank]!);
    ended[rank] = count;
    count = mod.add(count, fresh);
  }
  return count;
}
