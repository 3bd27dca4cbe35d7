/**
 * queensRandom: a uniformly random placement of n queens.
 *
 * Use     queensRandom(8, random)
 * Time    queensCount(n) and at most as much again by bitmasks: n = 12 20 ms, n = 14 0.3 s
 * Space   as queensCount
 * Limits  n in [0, 16]; queensLocalSearch is quick for any n, but not uniform
 * Errors  RangeError for any other n
 * Source  the placement of a uniformly random number in lexicographic order; folklore, own code
 * Tested  queens-random.test.ts: chi-square over all placements of n = 6 and n = 8
 */

import type { Random } from "../sequence/random";
import { queensKth } from "./queens-all";
import { queensCount } from "./queens-count";

/** Rows counted from 0; undefined for n = 2 and n = 3. */
export function queensRandom(n: number, random: Random): Int32Array | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 16) {
    throw new RangeError(`queensRandom: n must be an integer in [0, 16], got ${n}`);
  }
  const count = queensCount(n);
  return count === 0 ? undefined : queensKth(n, random.int(0, count - 1));
}
