/**
 * ManhattanMst: a minimum spanning tree of points in the plane by the distance |dx| + |dy|.
 *
 * Use     const { from, to, weights } = manhattanMst([0, 4, 2], [1, 1, 5])
 * Time    O(n log n)
 * Space   about 100 bytes a point
 * Limits  integer coordinates within ±10^9
 * Errors  RangeError for arrays of different lengths and a coordinate that is outside or a fraction
 * Source  H. Zhou, N. Shenoy, W. Nicholls, Information Processing Letters 81 (2002), 271: only the
 *         nearest point in each octant counts; own code
 * Tested  manhattan-mst.test.ts: against all pairs; verify: library-checker manhattanmst
 */
import { argsort } from "../sequence/radix-sort";
import { DisjointSets } from "../structure/disjoint-sets";

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
  // Points by x, equal ones by y: xs[i] and ys[i] are those of point at[i].
  const at = argsort(Int32Array.from(x), argsort(Int32Array.from(y)));
  const xs = at.map((v) => x[v]!);
  const ys = at.map((v) => y[v]!);
  const sums = xs.map((value, i) => ys[i]! + value);
  const differences = xs.map((value, i) => ys[i]! - value);
  const downwards = argsort(ys).reverse(); // points by y, equal ones by x
  const rightwards = downwards.map((_, i) => i);
  const leftwards = rightwards.slice().reverse();
  const sumRanks = ranks(sums);
  const differenceRanks = ranks(differences);
  const list: EdgeList = { from: new Int32Array(4 * n), to: new Int32Array(4 * n), m: 0 };
  // The octants from the east to the west, anticlockwise; the other four are opposite to them. The first
  // one includes the points straight to the east, the second one those straight to the north and on the
  // diagonal between the two, whose ranks are as their x.
  octant(downwards, reversed(differenceRanks), sums, list);
  octant(leftwards, differenceRanks, sums, list);
  octant(rightwards, sumRanks, differences, list);
  octant(downwards, reversed(sumRanks), differences, list);
  const from = list.from.subarray(0, list.m);
  const to = list.to.subarray(0, list.m);
  const lengths = new Uint32Array(list.m);
  for (let e = 0; e < list.m; e++) {
    lengths[e] = Math.abs(xs[from[e]!]! - xs[to[e]!]!) + Math.abs(ys[from[e]!]! - ys[to[e]!]!);
  }
  const sets = new DisjointSets(n);
  const tree = argsort(lengths).filter((e) => sets.union(from[e]!, to[e]!));
  return {
    from: tree.map((e) => at[from[e]!]!),
    to: tree.map((e) => at[to[e]!]!),
    weights: Float64Array.from(tree, (e) => lengths[e]!),
  };
}

interface EdgeList {
  readonly from: Int32Array;
  readonly to: Int32Array;
  m: number;
}

/** Ranks from 1, the greatest key first, of equal keys the last one. */
function ranks(keys: Int32Array): Int32Array {
  const order = argsort(keys);
  const rank = new Int32Array(keys.length);
  for (let i = 0; i < order.length; i++) rank[order[i]!] = order.length - i;
  return rank;
}

/** Ranks to n with the least key first. */
function reversed(rank: Int32Array): Int32Array {
  return rank.map((value) => rank.length + 1 - value);
}

/**
 * For each point, of those before it in the order whose rank is not greater, the one of least key: an
 * edge to it.
 */
function octant(order: Int32Array, rank: Int32Array, keys: Int32Array, list: EdgeList): void {
  const n = order.length;
  const { from, to } = list;
  let { m } = list;
  // A Fenwick tree of minima over the ranks: two words a node, the least key and its point.
  const tree = new Int32Array(2 * n + 2).fill(FAR);
  for (let i = 0; i < n; i++) {
    const v = order[i]!;
    const key = keys[v]!;
    let least = FAR;
    let best = -1;
    for (let node = rank[v]!; node > 0; node &= node - 1) {
      if (tree[2 * node]! < least) {
        least = tree[2 * node]!;
        best = tree[2 * node + 1]!;
      }
    }
    if (best >= 0) {
      from[m] = v;
      to[m++] = best;
    }
    // A node above a smaller key has one as small itself.
    for (let node = rank[v]!; node <= n && key < tree[2 * node]!; node += node & -node) {
      tree[2 * node] = key;
      tree[2 * node + 1] = v;
    }
  }
  list.m = m;
}

function isCoordinate(value: number): boolean {
  return (value | 0) === value && value >= -1e9 && value <= 1e9;
}

const FAR = 2 ** 31 - 1; // more than any sum
