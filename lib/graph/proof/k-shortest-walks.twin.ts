import type { Answered, Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { atGraphShapes, type EdgeList, edgeLines, graphShape, randomGraph } from "../random-graph";

function text(random: Random, edges: EdgeList, k: number, high: number): string {
  const { n, from } = edges;
  const weights = from.map(() => random.int(0, high));
  const ends = `${random.int(0, n - 1)} ${random.int(0, n - 1)}`;
  return `${n} ${from.length} ${ends} ${k}\n${edgeLines(edges, weights)}`;
}

/** All walks, shortest first; past a walk come those with one arc more. A vertex is left k times at most. */
function naive(input: string): string {
  const [first, ...arcs] = rowsOf(input);
  const [n, , s, t, k] = first as [number, number, number, number, number];
  const taken = new Array<number>(n).fill(0);
  const open = [{ v: s, length: 0 }];
  const lengths: number[] = [];
  while (open.length > 0 && lengths.length < k) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if (open[i]!.length < open[at]!.length) at = i;
    const { v, length } = open.splice(at, 1)[0]!;
    if (taken[v]!++ >= k) continue;
    if (v === t) lengths.push(length);
    for (const [a, b, c] of arcs) if (a === v) open.push({ v: b!, length: length + c! });
  }
  while (lengths.length < k) lengths.push(-1);
  return `${lengths.join("\n")}\n`;
}

/** A ring in which a walk can go round and round: one more length of the ring each time, past 2^53. */
function ring(n: number, k: number, weight: number): Answered {
  const from = Int32Array.from({ length: n }, (_, v) => v);
  const edges = { n, from, to: from.map((v) => (v + 1) % n) };
  const weights = from.map(() => weight);
  return {
    input: `${n} ${n} 0 ${n - 1} ${k}\n${edgeLines(edges, weights)}`,
    output: Array.from({ length: k }, (_, i) => `${BigInt(n - 1 + i * n) * BigInt(weight)}\n`).join(
      "",
    ),
  };
}

/** Loops of weight 0 at one vertex that is source and target: all walks have length 0. */
function loops(m: number, k: number): Answered {
  const zeros = new Int32Array(m);
  return {
    input: `1 ${m} 0 0 ${k}\n${edgeLines({ n: 1, from: zeros, to: zeros }, zeros)}`,
    output: "0\n".repeat(k),
  };
}

/** Pairs of parallel arcs along a path, of weights 0 and 2^i: every number is one walk's length. */
function binary(bits: number, k: number): Answered {
  const from = Int32Array.from({ length: 2 * bits }, (_, e) => e >> 1);
  const weights = from.map((i, e) => (e % 2 === 0 ? 0 : 2 ** i));
  const lengths = Array.from({ length: k }, (_, i) => (i < 2 ** bits ? i : -1));
  return {
    input: `${bits + 1} ${2 * bits} 0 ${bits} ${k}\n${edgeLines({ n: bits + 1, from, to: from.map((v) => v + 1) }, weights)}`,
    output: `${lengths.join("\n")}\n`,
  };
}

export const twin: Twin = {
  problem: "k_shortest_walk",
  timeLimitMs: 5_000,
  rounds: 100,
  generators: {
    small: (random) =>
      text(random, randomGraph(random, random.int(1, 5), random.int(1, 9)), random.int(1, 20), 5),
    middle: (random) => text(random, randomGraph(random, 8, random.int(8, 20)), 30, 1e7),
    shapes: (random) => text(random, graphShape(random, random.int(2, 8)), 20, random.pick([0, 5])),
    "max-loops": () => loops(300_000, 300_000),
    "max-ring": () => ring(300_000, 300_000, 1e7),
    "max-binary": () => binary(20, 300_000),
    "max-few": () => binary(12, 300_000),
  },
  atBounds: {
    ...atGraphShapes(299_999, (random, edges) => text(random, edges, 300_000, 1e7)),
    "max-dense": (random) => text(random, randomGraph(random, 548, 300_000), 300_000, 1e7),
    "max-random": (random) => text(random, randomGraph(random, 100_000, 300_000), 300_000, 1e7),
    "max-zeros": (random) => text(random, randomGraph(random, 50_000, 300_000), 300_000, 0),
    "max-one-vertex": (random) => text(random, randomGraph(random, 1, 300_000), 300_000, 1e7),
  },
  naive,
};
