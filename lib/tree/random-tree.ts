/**
 * randomTree: the edges of a random tree, from a path over long and thin ones to short and broad ones.
 *
 * Use     const { a, b } = randomTree(random, n)
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

/**
 * Shapes of n vertices for randomTree that strain code on trees: a path, a path with a leaf at each vertex
 * or with all leaves at its end, √n paths below the root, and a binary tree whose nodes are paths.
 */
export function deepShapes(n: number): Readonly<Record<string, (v: number) => number>> {
  if (!Number.isInteger(n) || n < 1 || n >= 2 ** 30) {
    throw new RangeError(`deepShapes: n must be an integer in [1, 2^30), got ${n}`);
  }
  const width = Math.max(1, Math.floor(Math.sqrt(n)));
  const half = n >> 1;
  return {
    path: (v) => v - 1,
    caterpillar: (v) => v - 1 - +(v % 2 === 0),
    broom: (v) => Math.max(0, Math.min(v, half) - 1),
    spider: (v) => (v <= width ? 0 : v - width),
    "binary-paths": (v) =>
      v % width === 0 ? Math.floor((v / width - 1) / 2) * width + width - 1 : v - 1,
  };
}

/** For a twin's atBounds: an input "max-…" for each of deepShapes. */
export function atDeepShapes(
  n: number,
  input: (random: Random, shape: (v: number) => number) => string,
): Record<string, (random: Random) => string> {
  const shapes = Object.entries(deepShapes(n));
  return Object.fromEntries(
    shapes.map(([name, shape]) => [`max-${name}`, (random: Random) => input(random, shape)]),
  );
}

/** One of deepShapes for small inputs. */
export function deepShape(random: Random, n: number): (v: number) => number {
  return random.pick(Object.values(deepShapes(n)));
}
