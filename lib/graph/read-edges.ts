/**
 * readEdges: the edge list of a graph read from a Scanner, with weights or without.
 *
 * Use     const { from, to } = readEdges(new Scanner(new TextEncoder().encode("1 2\n2 3\n")), 3, 2, 1)
 * Time    O(bytes)
 * Space   8 bytes an edge twice, with weights 12 bytes twice
 * Limits  weights within 32 bits
 * Errors  Error with line and column for a word that is no number of the range common to all; RangeError
 *         with the edge's number for an endpoint outside [base, n + base) or a weight outside [low, high]
 * Source  folklore, own code
 * Tested  read-edges.test.ts: against split at random, what is refused
 */
import { intsIn } from "../io/ints-in";
import type { Scanner } from "../io/scanner";
import { smallInts } from "../sequence/small-ints";

/** Lines "from to"; `base` is 1 where the input numbers its vertices from 1. */
export function readEdges(
  scanner: Scanner,
  n: number,
  m: number,
  base = 0,
): { from: Int32Array; to: Int32Array } {
  const numbers = smallInts(2 * m);
  intsIn(scanner, numbers, 2 * m, base, n - 1 + base, "a vertex");
  const from = smallInts(m);
  const to = smallInts(m);
  for (let e = 0; e < m; e++) {
    from[e] = numbers[2 * e]! - base;
    to[e] = numbers[2 * e + 1]! - base;
  }
  return { from, to };
}

/** Lines "from to weight", the weights integers in [low, high]. */
export function readWeightedEdges(
  scanner: Scanner,
  n: number,
  m: number,
  low: number,
  high: number,
  base = 0,
): { from: Int32Array; to: Int32Array; weights: Int32Array } {
  const block = new Int32Array(3 * Math.min(m, BLOCK)); // a small one stays in the cache
  const last = n - 1 + base;
  const least = Math.min(base, low);
  const most = Math.max(last, high);
  const from = smallInts(m);
  const to = smallInts(m);
  const weights = smallInts(m);
  for (let e = 0; e < m; e += BLOCK) {
    const count = Math.min(m - e, BLOCK);
    intsIn(scanner, block, 3 * count, least, most, "a vertex or a weight");
    const read = unpack(block, from, to, weights, e, e + count, base, last, low, high);
    if (read < e + count) {
      const [a, b, weight] = block.subarray(3 * (read - e));
      throw new RangeError(
        `readWeightedEdges: edge ${read + 1}: expected two vertices in [${base}, ${last}] and a weight in [${low}, ${high}], got ${a} ${b} ${weight}`,
      );
    }
  }
  return { from, to, weights };
}

/**
 * Edges first … end - 1 from the block into the columns; returns the edge where it met a bad one, or
 * the end. It calls nothing, so V8 compiles it once and never readWeightedEdges with all that it inlines.
 */
function unpack(
  block: Int32Array,
  from: Int32Array,
  to: Int32Array,
  weights: Int32Array,
  first: number,
  end: number,
  base: number,
  last: number,
  low: number,
  high: number,
): number {
  for (let e = first, at = 0; e < end; e++, at += 3) {
    const a = block[at]!;
    const b = block[at + 1]!;
    const weight = block[at + 2]!;
    if (a < base || a > last || b < base || b > last || weight < low || weight > high) return e;
    from[e] = a - base;
    to[e] = b - base;
    weights[e] = weight;
  }
  return end;
}

const BLOCK = 1 << 14;
