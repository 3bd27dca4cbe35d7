import type { Answered, Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import {
  atGraphShapes,
  connectedGraph,
  type EdgeList,
  edgeLines,
  graphShape,
  pathGraph,
  randomGraph,
} from "../random-graph";

const text = (edges: EdgeList, root: number) =>
  `${edges.n} ${edges.from.length} ${root}\n${edgeLines(edges)}`;

const any = (random: Random, n: number, m: number) =>
  text(randomGraph(random, n, m), random.int(0, n - 1));

/** Arcs along a path and back from later to earlier vertices, with some leaps forward. */
function ladder(random: Random, n: number, m: number): string {
  const path = pathGraph(n);
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  from.set(path.from);
  to.set(path.to);
  for (let e = n - 1; e < m; e++) {
    const a = random.int(0, n - 1);
    from[e] = a;
    to[e] = e % 2 === 0 ? random.int(0, a) : Math.min(n - 1, a + random.int(2, 9));
  }
  return text({ n, from, to }, 0);
}

/** A path, and arcs from each vertex to the one `by` before or behind it. */
function leaps(n: number, by: number): string {
  const from = Int32Array.from({ length: 2 * n - 3 }, (_, e) => e >> 1);
  const to = from.map((v, e) => (e % 2 === 0 ? v + 1 : v + 2));
  if (by > 0) return text({ n, from, to }, 0);
  const turned = from.map((v, e) => (e % 2 === 0 ? v : to[e]!));
  return text({ n, from: turned, to: to.map((v, e) => (e % 2 === 0 ? v : from[e]!)) }, 0);
}

/** A path, and ways round it from the root that join it in the order from its end to its beginning. */
function crossed(k: number): string {
  const from: number[] = [];
  const to: number[] = [];
  for (let i = 0; i < k; i++) {
    from.push(i, 0, k + 1 + i);
    to.push(i + 1, k + 1 + i, k - i);
  }
  return text({ n: 2 * k + 1, from: Int32Array.from(from), to: Int32Array.from(to) }, 0);
}

/**
 * A tree and arcs into each vertex v only from below v's parent: no path can avoid the parent, and the
 * tree's own path passes nothing between, so that the tree is the answer.
 */
function known(random: Random, n: number, m: number, reach: number): Answered {
  // Numbered in preorder: the subtree of v is v … last[v].
  const parent = new Int32Array(n);
  const last = Int32Array.from({ length: n }, (_, v) => v);
  for (let v = 1; v < n; v++) {
    let above = v - 1;
    for (let step = random.int(0, reach); step > 0; step--) above = parent[above]!;
    parent[v] = above;
  }
  for (let v = n - 1; v > 0; v--) last[parent[v]!] = Math.max(last[parent[v]!]!, last[v]!);
  const name = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const order = random.shuffle(Int32Array.from({ length: m }, (_, e) => e));
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let e = 0; e < m; e++) {
    const v = e < n - 1 ? e + 1 : random.int(1, n - 1);
    const above = parent[v]!;
    from[order[e]!] = name[e < n - 1 ? above : random.int(above, last[above]!)]!;
    to[order[e]!] = name[v]!;
  }
  const answer = new Int32Array(n);
  for (let v = 0; v < n; v++) answer[name[v]!] = name[parent[v]!]!;
  return { input: text({ n, from, to }, name[0]!), output: `${answer.join(" ")}\n` };
}

/** u dominates v where v is not reached without u; the nearest one has the most dominators. */
function naive(input: string): string {
  const [first, ...arcs] = rowsOf(input);
  const [n, , root] = first as [number, number, number];
  const reached = (without: number) => {
    const seen = new Set(without === root ? [] : [root]);
    for (const v of seen) for (const [a, b] of arcs) if (a === v && b !== without) seen.add(b!);
    return seen;
  };
  const all = reached(-1);
  const without = Array.from({ length: n }, (_, u) => reached(u));
  const above = (v: number) => [...all].filter((u) => u !== v && !without[u]!.has(v));
  const parents = without.map((_, v) => {
    if (v === root || !all.has(v)) return v === root ? v : -1;
    return above(v).reduce((a, b) => (above(b).length > above(a).length ? b : a));
  });
  return `${parents.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "dominatortree",
  timeLimitMs: 5_000,
  rounds: 120,
  generators: {
    small: (random) => any(random, random.int(1, 7), random.int(0, 14)),
    connected: (random) => {
      const n = random.int(2, 12);
      return text(connectedGraph(random, n, 2 * n), random.int(0, n - 1));
    },
    ladder: (random) => ladder(random, 9, random.int(10, 16)),
    known: (random) => {
      const n = random.int(2, 12);
      return known(random, n, random.int(n, 3 * n), 3);
    },
    shapes: (random) => {
      const edges = graphShape(random, random.int(2, 14));
      return text(edges, random.int(0, edges.n - 1));
    },
    crossed: (random) => crossed(random.int(1, 6)),
    "max-deep": (random) => known(random, 100_000, 200_000, 2),
    "max-flat": (random) => known(random, 100_000, 200_000, 1000),
    "max-dense": (random) => known(random, 1000, 200_000, 3),
    "max-path": (random) => known(random, 190_000, 200_000, 0),
  },
  atBounds: {
    ...atGraphShapes(199_999, (_, edges) => text(edges, edges.from[0]!)),
    "max-crossed": () => crossed(66_666),
    "max-back": () => leaps(100_000, -2),
    "max-forward": () => leaps(100_000, 2),
  },
  naive,
};
