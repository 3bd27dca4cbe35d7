/**
 * stoerWagner: the cheapest set of edges whose removal splits an undirected graph.
 *
 * Use     const { weight, side } = stoerWagner(n, from, to, weights)
 * Time    O(n³)
 * Space   8 n² bytes
 * Limits  n in [2, 8192]; weights are integers ≥ 0 whose sum is below 2^53; loops do no harm
 * Errors  RangeError for a bad n, endpoint or weight, sides of different lengths
 * Source  M. Stoer, F. Wagner, J. ACM 44 (1997), 585-591
 * Tested  stoer-wagner.test.ts: against cuts over all subsets; verify: Luogu P5632
 *
 * Each phase adds vertices to a set, always the one joined to it by the greatest weight. The last one
 * alone is a minimum cut between the last two, which then become one vertex.
 */
import { shown } from "../io/shown";
export interface GlobalCut {
  readonly weight: number;
  /** 1 for the vertices on one side; both sides are non-empty. */
  readonly side: Uint8Array;
}

/** Edge e joins a[e] and b[e]; weight 0 if the graph is not connected. */
export function stoerWagner(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  weight: ArrayLike<number>,
): GlobalCut {
  const matrix = weights(n, a, b, weight);
  // alive[0 … left - 1] are the vertices, each standing for all those merged into it.
  const alive = Int32Array.from({ length: n }, (_, v) => v);
  const merged = Int32Array.from({ length: n }, (_, v) => v); // a ring of the vertices in one
  const joined = new Float64Array(n);
  let best = Infinity;
  let side = new Uint8Array(n);
  for (let left = n; left > 1; left--) {
    joined.fill(0);
    // The last of alive[0 … open - 1] with the greatest joined weight goes to the end.
    for (let open = left; open > 1; open--) {
      let next = 0;
      for (let at = 1; at < open; at++) {
        if (joined[alive[at]!]! > joined[alive[next]!]!) next = at;
      }
      const v = alive[next]!;
      alive[next] = alive[open - 1]!;
      alive[open - 1] = v;
      const base = v * n;
      for (let at = 0; at < open - 1; at++) joined[alive[at]!]! += matrix[base + alive[at]!]!;
    }
    const last = alive[0]!;
    const before = alive[1]!;
    if (joined[last]! < best) {
      best = joined[last]!;
      side = new Uint8Array(n);
      let v = last;
      do {
        side[v] = 1;
        v = merged[v]!;
      } while (v !== last);
    }
    [merged[last], merged[before]] = [merged[before]!, merged[last]!];
    for (let at = 2; at < left; at++) {
      const v = alive[at]!;
      matrix[before * n + v]! += matrix[last * n + v]!;
      matrix[v * n + before] = matrix[before * n + v]!;
    }
    alive[0] = alive[left - 1]!;
  }
  return { weight: best, side };
}

function weights(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  weight: ArrayLike<number>,
): Float64Array {
  if (!Number.isInteger(n) || n < 2 || n > 8192) {
    throw new RangeError(`stoerWagner: n must be an integer in [2, 8192], got ${n}`);
  }
  if (a.length !== b.length || a.length !== weight.length) {
    throw new RangeError(
      `stoerWagner: a, b and weight must be equally long, got ${a.length}, ${b.length}, ${weight.length}`,
    );
  }
  const matrix = new Float64Array(n * n); // loops go to its diagonal, which is not read
  for (let e = 0; e < a.length; e++) {
    for (const v of [a[e]!, b[e]!]) {
      if (v >>> 0 !== v || v >= n) {
        throw new RangeError(`stoerWagner: ends of edge ${e} must be in [0, ${n}), got ${v}`);
      }
    }
    if (!Number.isSafeInteger(weight[e]!) || weight[e]! < 0) {
      throw new RangeError(
        `stoerWagner: weight[${e}] must be an integer ≥ 0, got ${shown(weight[e])}`,
      );
    }
    matrix[a[e]! * n + b[e]!]! += weight[e]!;
    matrix[b[e]! * n + a[e]!]! += weight[e]!;
  }
  return matrix;
}
