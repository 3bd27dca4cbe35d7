import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { edgeLines, simpleGraph } from "../random-graph";

function graph(random: Random, n: number, m: number): string {
  const edges = simpleGraph(random, n, Math.max(1, Math.min(m, (n * (n - 1)) / 2)));
  return `${n} ${edges.from.length}\n${edgeLines(edges)}`;
}

/** Vertex v is joined to those `steps` behind it, round a circle. */
function circulant(n: number, steps: readonly number[]): string {
  const edges = new Set<string>();
  for (let v = 0; v < n; v++) {
    for (const step of steps) {
      const w = (v + step) % n;
      if (v !== w) edges.add(`${Math.min(v, w)} ${Math.max(v, w)}\n`);
    }
  }
  return `${n} ${edges.size}\n${[...edges].join("")}`;
}

function parse(input: string): { n: number; edges: number[][] } {
  const [first, ...edges] = rowsOf(input);
  return { n: first![0]!, edges };
}

/** All sets. */
function naive(input: string): string {
  const { n, edges } = parse(input);
  let best: number[] = [];
  for (let set = 0; set < 2 ** n; set++) {
    if (edges.some(([a, b]) => (set >> a!) & 1 && (set >> b!) & 1)) continue;
    const vertices = Array.from({ length: n }, (_, v) => v).filter((v) => (set >> v) & 1);
    if (vertices.length > best.length) best = vertices;
  }
  return `${best.length}\n${best.join(" ")}\n`;
}

/** Largest where all sets are too many: from the whole, the best without a vertex or without its neighbours. */
function largest(neighbours: readonly bigint[], left: bigint, known: Map<bigint, number>): number {
  if (left === 0n) return 0;
  const before = known.get(left);
  if (before !== undefined) return before;
  let v = 0;
  while (((left >> BigInt(v)) & 1n) === 0n) v++;
  const others = left & ~(1n << BigInt(v));
  const taken = 1 + largest(neighbours, others & ~neighbours[v]!, known);
  const size =
    others === (others & ~neighbours[v]!)
      ? taken
      : Math.max(taken, largest(neighbours, others, known));
  known.set(left, size);
  return size;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, edges } = parse(input);
  const [size, ...vertices] = output.trim().split(/\s+/).map(Number);
  const neighbours = new Array<bigint>(n).fill(0n);
  for (const [a, b] of edges) {
    neighbours[a!]! |= 1n << BigInt(b!);
    neighbours[b!]! |= 1n << BigInt(a!);
  }
  const wanted = expected
    ? Number(expected.trim().split(/\s+/)[0])
    : largest(neighbours, (1n << BigInt(n)) - 1n, new Map());
  const chosen = new Set(vertices);
  if (size !== wanted || chosen.size !== size || vertices.length !== size) {
    throw new Error(
      `expected ${wanted} vertices, found ${vertices.length}, the first line says ${size}`,
    );
  }
  if (vertices.some((v) => !(v >= 0 && v < n))) throw new Error("expected vertices of the graph");
  const pair = edges.find(([a, b]) => chosen.has(a!) && chosen.has(b!));
  if (pair) throw new Error(`${pair[0]} and ${pair[1]} are joined`);
}

export const twin: Twin = {
  problem: "maximum_independent_set",
  timeLimitMs: 5_000,
  rounds: 80,
  generators: {
    small: (random) => graph(random, random.int(2, 9), random.int(1, 20)),
    middle: (random) => graph(random, 12, random.int(8, 50)),
    circulant: (random) =>
      circulant(random.int(2, 12), random.pick([[1], [1, 3], [2], [1, 4], [5, 6]])),
    "max-sparse": (random) => graph(random, 40, 60),
    "max-cubic": (random) => graph(random, 40, 75),
    "max-middle": (random) => graph(random, 40, 200),
    "max-dense": (random) => graph(random, 40, 700),
  },
  atBounds: {
    "max-no-edges": () => circulant(40, []),
    "max-ring": () => circulant(40, [1]),
    "max-five-rings": () => circulant(40, [8]),
    "max-cubic-circle": () => circulant(40, [1, 20]),
    "max-degree-4": () => circulant(40, [1, 7]),
    "max-degree-6": () => circulant(40, [1, 3, 8]),
    "max-complete": (random) => graph(random, 40, 780),
  },
  naive,
  check,
};
