import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { atGraphShapes, type EdgeList, edgeLines, graphShape, randomGraph } from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;

/** Arcs without loops, forward in a random order of the vertices but for `wrong` of them. */
function arcs(random: Random, n: number, m: number, wrong: number): string {
  const { from, to } = randomGraph(random, n, m);
  const place = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  for (let e = 0; e < m; e++) {
    if (from[e] === to[e]) to[e] = (to[e]! + 1) % n;
    const isForward = place[from[e]!]! < place[to[e]!]!;
    if (!isForward && e < m - wrong) [from[e], to[e]] = [to[e]!, from[e]!];
  }
  return text({ n, from, to });
}

function ring(n: number): string {
  const from = Int32Array.from({ length: n }, (_, v) => v);
  return text({ n, from, to: from.map((v) => (v + 1) % n) });
}

const numbersOf = (input: string) => rowsOf(input);

/** -1 where taking away vertices without arcs into them leaves nothing, else only "cycle". */
function naive(input: string): string {
  const [first, ...list] = numbersOf(input);
  const left = new Set(Array.from({ length: first![0]! }, (_, v) => v));
  for (;;) {
    const free = [...left].find((v) => !list.some(([a, b]) => b === v && left.has(a!)));
    if (free === undefined) return left.size === 0 ? "-1\n" : "cycle\n";
    left.delete(free);
  }
}

function check(input: string, output: string, expected: string | undefined): void {
  const [count, ...edges] = output.trim().split(/\s+/).map(Number);
  if (expected !== undefined && (count === -1) !== (expected.trim() === "-1")) {
    throw new Error(`expected ${expected.trim().slice(0, 20)}, found ${count}`);
  }
  if (count === -1) return;
  const [, ...list] = numbersOf(input);
  if (count !== edges.length || edges.length === 0 || new Set(edges).size !== count) {
    throw new Error(`expected ${count} different edges, found ${edges.length}`);
  }
  for (let i = 0; i < edges.length; i++) {
    const [here, next] = [list[edges[i]!], list[edges[(i + 1) % edges.length]!]];
    if (here === undefined || next === undefined || here[1] !== next[0]) {
      throw new Error(`edge ${edges[i]} does not end where the next one begins`);
    }
  }
}

export const twin: Twin = {
  problem: "cycle_detection",
  timeLimitMs: 5_000,
  rounds: 300,
  generators: {
    small: (random) => arcs(random, random.int(2, 6), random.int(1, 8), random.int(0, 2)),
    middle: (random) => arcs(random, random.int(8, 20), random.int(8, 40), random.int(0, 1)),
    shapes: (random) => text(graphShape(random, random.int(2, 20))),
    "max-random": (random) => arcs(random, 500_000, 500_000, 500_000),
    "max-acyclic": (random) => arcs(random, 500_000, 500_000, 0),
    "max-dense": (random) => arcs(random, 1000, 500_000, 0),
    "max-ring": () => ring(500_000),
  },
  atBounds: {
    ...atGraphShapes(499_999, (_, edges) => text(edges)),
    // The only cycle is the last arc with the one before it.
    "max-late": () => {
      const from = Int32Array.from({ length: 500_000 }, (_, v) => v);
      return text({ n: 500_000, from, to: from.map((v) => (v === 499_999 ? v - 1 : v + 1)) });
    },
  },
  naive,
  check,
};
