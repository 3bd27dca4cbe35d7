/**
 * crossingPairs: all pairs of many segments that have a point in common.
 *
 * Use     crossingPairs(Int32Array.of(0, 0), Int32Array.of(0, 4), Int32Array.of(4, 4), Int32Array.of(4, 0))
 * Time    O((n + k) log n) for k pairs, or a test of each pair where that is faster: 10^5 segments with
 *         5 · 10^4 pairs in about 0.2 s, 3000 with 10^6 pairs in 0.15 s
 * Space   about 250 bytes a segment, 8 bytes a pair and as much again while the pairs grow
 * Limits  closed segments with integer coordinates within ±2^50, n < 2^27; upright ones, points, equal
 *         and overlapping ones are right. Exact. k may be n² / 2: see `most`
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, more
 *         than `most` pairs
 * Source  own code; the sweep's is in sweep-pairs.ts
 * Tested  crossing-pairs.test.ts: against all pairs in BigInt; verify: BOJ 2162
 */
import { type Coordinates, checkPoints } from "./check-points";
import { overlapPairs } from "./overlap-pairs";
import { PairList } from "./pair-list";
import { sweepPairs } from "./sweep-pairs";

/**
 * The pairs i < j of segments from (ax[i], ay[i]) to (bx[i], by[i]), each once, one behind the other: the
 * first one is result[0] and result[1]. Throws as soon as there are more than `most`.
 */
export function crossingPairs(
  ax: Coordinates,
  ay: Coordinates,
  bx: Coordinates,
  by: Coordinates,
  most = 10_000_000,
): Int32Array {
  checkPoints("crossingPairs", ax, ay);
  checkPoints("crossingPairs", bx, by);
  checkPoints("crossingPairs", ax, bx);
  const list = new PairList("crossingPairs", most);
  if (!overlapPairs(ax, ay, bx, by, list)) {
    list.length = 0;
    sweepPairs(ax, ay, bx, by, list);
  }
  return list.pairs();
}
