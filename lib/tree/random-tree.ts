/**
 * randomTree: the edges of a random tree, from a path over long and thin ones to short and broad ones.
 *
 * Time    O(n)
 * Space   8 bytes an edge, 12 bytes a vertex
 * Limits  n in [1, 2^30), reach ≥ 1
 * Errors  RangeError for a bad n or reach
 * Source  random recursive trees: folklore, own code
 * Tested  random-tree.test.ts: that it is a tree, depths; every twin of this topic
 */
import type { Random } from "../sequence/random";

export interface TreeEdges {
  /** Edge e joins a[e] and b[e]. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** The vertices in the order in which they were joined to the tree. */
  readonly name: Int32Array;
  /** name[up[i]] is what name[i] was joined to; up[i] < i, and up[0] = -1. */
  readonly up: Int32Array;
}

/**
 * Each vertex but the first is joined to one of the `reach` before it: 1 makes a path, n a tree of
 * logarithmic depth; a function instead of a number names the one vertex, as star and binary do. Then vertices are renamed and edges reordered at random. O(n).
 */
export function randomTree(
  random: Random,
  n: number,
  reach: number | ((v: number) => number) = n,
): TreeEdges {
  const isShape = typeof reach === "function";
  if (!Number.isInteger(n) || n < 1 || n >= 2 ** 30 || !(isShape || reach >= 1)) {
    throw new RangeError(
      `randomTree: expected n in [1, 2^30) and reach ≥ 1, got n = ${n} and reach = ${reach}`,
    );
  }
  const name = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const order = random.shuffle(Int32Array.from({ length: n - 1 }, (_, e) => e));
  const a = new Int32Array(n - 1);
  const b = new Int32Array(n - 1);
  const up = new Int32Array(n).fill(-1);
  for (let v = 1; v < n; v++) {
    const edge = order[v - 1]!;
    const other = isShape ? reach(v) : random.int(Math.max(0, v - Math.floor(reach)), v - 1);
    up[v] = other;
    const isTurned = random.int(0, 1) === 1;
    a[edge] = name[isTurned ? other : v]!;
    b[edge] = name[isTurned ? v : other]!;
  }
  return { a, b, name, up };
}

/** Every vertex is joined to the first one. */
export const star = (): number => 0;

/** A full binary tree: on a path from the root to a leaf every second edge is light, as many as can be. */
export const binary = (v: number): number => (v - 1) >> 1;
