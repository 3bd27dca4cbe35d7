/**
 * ManhattanMst: a minimum spanning tree of points in the plane by the distance |dx| + |dy|.
 *
 * Time    O(n log n)
 * Space   about 100 bytes a point
 * Limits  integer coordinates within ±10^9
 * Errors  RangeError for arrays of different lengths and a coordinate that is outside or a fraction
 * Source  H. Zhou, N. Shenoy, W. Nicholls, Information Processing Letters 81 (2002), 271: only the
 *         nearest point in each octant counts; own code
 * Tested  manhattan-mst.test.ts: against all pairs; verify: library-checker manhattanmst
 */
import { argsort } from "../sequence/radix-sort";
import { minimumSpanningTree } from "./minimum-spanning-tree";

export interface ManhattanMst {
  /** The ends of each edge and its length, shortest first: n - 1 of them. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weights: Float64Array;
}

export function manhattanMst(x: ArrayLike<number>, y: ArrayLike<number>): ManhattanMst {
  const n = x.length;
  if (y.length !== n) throw new RangeError(`manhattanMst: got ${n} x and ${y.length} y`);
  for (let v = 0; v < n; v++) {
    if (!isCoordinate(x[v]!) || !isCoordinate(y[v]!)) {
      throw new RangeError(
        `manhattanMst: point ${v} must have integers within ±10^9, got (${x[v]}, ${y[v]})`,
      );
    }
  }
  const from = new Int32Array(4 * n);
  const to = new Int32Array(4 * n);
  const xs = Int32Array.from(x);
  const ys = Int32Array.from(y);
  let m = 0;
  // The octant from north to north-east. Its mirror images and their opposites are all eight octants.
  m = octant(xs, ys, from, to, m);
  m = octant(ys, xs, from, to, m);
  const mirrored = xs.map((value) => -value);
  m = octant(mirrored, ys, from, to, m);
  m = octant(ys, mirrored, from, to, m);
  const lengths = new Uint32Array(m);
  for (let e = 0; e < m; e++) {
    lengths[e] = Math.abs(xs[from[e]!]! - xs[to[e]!]!) + Math.abs(ys[from[e]!]! - ys[to[e]!]!);
  }
  const tree = minimumSpanningTree(n, from.subarray(0, m), to.subarray(0, m), lengths);
  return {
    from: tree.map((e) => from[e]!),
    to: tree.map((e) => to[e]!),
    weights: Float64Array.from(tree, (e) => lengths[e]!),
  };
}

/** For each point the nearest one with x' ≥ x and y' - x' ≥ y - x: that of least x' + y'. */
function octant(
  xs: Int32Array,
  ys: Int32Array,
  from: Int32Array,
  to: Int32Array,
  m: number,
): number {
  const n = xs.length;
  let edges = m;
  const byY = argsort(ys);
  const byX = argsort(byY.map((v) => xs[v]!)); // stable: equal x stay ascending by y
  const differences = xs.map((value, v) => ys[v]! - value);
  const byDifference = argsort(differences);
  const rank = new Int32Array(n); // from 1, the greatest difference first
  for (let i = n - 1, last = 0; i >= 0; i--) {
    const v = byDifference[i]!;
    const isNew = i === n - 1 || differences[v] !== differences[byDifference[i + 1]!];
    if (isNew) last = n - i;
    rank[v] = last;
  }
  // A Fenwick tree of minima over the ranks.
  const sums = new Int32Array(n + 1).fill(FAR);
  const nearest = new Int32Array(n + 1);
  for (let i = n - 1; i >= 0; i--) {
    const v = byY[byX[i]!]!;
    const sum = xs[v]! + ys[v]!;
    let least = FAR;
    let best = -1;
    for (let at = rank[v]!; at > 0; at &= at - 1) {
      if (sums[at]! < least) {
        least = sums[at]!;
        best = nearest[at]!;
      }
    }
    if (best >= 0) {
      from[edges] = v;
      to[edges++] = best;
    }
    for (let at = rank[v]!; at <= n; at += at & -at) {
      if (sum >= sums[at]!) continue;
      sums[at] = sum;
      nearest[at] = v;
    }
  }
  return edges;
}

function isCoordinate(value: number): boolean {
  return (value | 0) === value && value >= -1e9 && value <= 1e9;
}

const FAR = 2 ** 31 - 1; // more than any sum
