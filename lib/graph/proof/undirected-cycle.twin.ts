import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import {
  atGraphShapes,
  connectedGraph,
  type EdgeList,
  edgeLines,
  graphShape,
  randomGraph,
} from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;

const tree = (random: Random, n: number, more: number) =>
  text(connectedGraph(random, n, n - 1 + more));

function ring(n: number): string {
  const from = Int32Array.from({ length: n }, (_, v) => v);
  return text({ n, from, to: from.map((v) => (v + 1) % n) });
}

/** A path, and at its end a loop (`back` = 0) or its last edge again (1). */
function late(n: number, back: number): string {
  const from = Int32Array.from({ length: n }, (_, v) => v);
  return text({ n, from, to: from.map((v) => (v === n - 1 ? v - back : v + 1)) });
}

const numbersOf = (input: string) => rowsOf(input);

/** -1 where taking away vertices with at most one edge leaves nothing, else only "cycle". */
function naive(input: string): string {
  let [first, ...edges] = numbersOf(input);
  for (let v = 0; v < first![0]!; v++) {
    for (let u = 0; u < first![0]!; u++) {
      const ends = edges.flat().filter((end) => end === u).length;
      if (ends === 1) edges = edges.filter((e) => !e.includes(u));
    }
  }
  return edges.length === 0 ? "-1\n" : "cycle\n";
}

function check(input: string, output: string, expected: string | undefined): void {
  const lines = output.trim().split("\n");
  const count = Number(lines[0]);
  if (expected !== undefined && (count === -1) !== (expected.trim() === "-1")) {
    throw new Error(`expected ${expected.trim().slice(0, 20)}, found ${count}`);
  }
  if (count === -1) return;
  const [, ...list] = numbersOf(input);
  const [vertices, edges] = lines.slice(1).map((line) => line.trim().split(/\s+/).map(Number));
  for (const ids of [vertices!, edges!]) {
    if (ids.length !== count || new Set(ids).size !== count) {
      throw new Error(`expected ${count} different ones, found ${ids.length}`);
    }
  }
  for (let i = 0; i < count; i++) {
    const ends = [vertices![i]!, vertices![(i + 1) % count]!];
    const edge = list[edges![i]!] ?? [];
    const joins =
      ends.every((v, side) => v === edge[side]) || ends.every((v, side) => v === edge[1 - side]);
    if (!joins) throw new Error(`edge ${edges![i]} does not join ${ends.join(" and ")}`);
  }
}

export const twin: Twin = {
  problem: "cycle_detection_undirected",
  timeLimitMs: 5_000,
  rounds: 125,
  generators: {
    small: (random) => text(randomGraph(random, random.int(1, 7), random.int(0, 5))),
    tree: (random) => tree(random, random.int(1, 12), random.int(0, 1)),
    shapes: (random) => text(graphShape(random, random.int(2, 12))),
    // A cycle of one or two edges at the end of a path.
    late: (random) => late(random.int(2, 9), random.int(0, 1)),
    "max-random": (random) => text(randomGraph(random, 500_000, 500_000)),
    "max-dense": (random) => text(randomGraph(random, 1000, 500_000)),
    "max-tree": (random) => tree(random, 500_000, 0),
    "max-unicyclic": (random) => tree(random, 500_000, 1),
    "max-ring": () => ring(500_000),
  },
  atBounds: {
    ...atGraphShapes(499_999, (_, edges) => text(edges)),
    "max-late-loop": () => late(500_000, 0),
    "max-late-parallel": () => late(500_000, 1),
  },
  naive,
  check,
};
