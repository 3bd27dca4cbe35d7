import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { connectedGraph, type EdgeList, edgeLines, graphShape, pathGraph } from "../random-graph";

function text(random: Random, edges: EdgeList, high: number): string {
  const weights = edges.from.map(() => random.int(0, high));
  return `${edges.n} ${weights.length}\n${edgeLines(edges, weights)}`;
}

function parse(input: string): { n: number; edges: number[][] } {
  const [first, ...edges] = rowsOf(input);
  return { n: first![0]!, edges };
}

/** The longest path of a tree; undefined where the edges are none. */
function diameterOf(n: number, edges: number[][]): number | undefined {
  const near = Array.from({ length: n }, () => [] as (readonly [number, number])[]);
  for (const [a, b, c] of edges) {
    near[a!]!.push([b!, c!]);
    near[b!]!.push([a!, c!]);
  }
  const furthest = (source: number) => {
    const far = new Map([[source, 0]]);
    for (const [v, length] of far) {
      for (const [u, c] of near[v]!) if (!far.has(u)) far.set(u, length + c);
    }
    let end = source;
    for (const [v, length] of far) if (length > far.get(end)!) end = v;
    return { end, length: far.get(end)!, size: far.size };
  };
  const one = furthest(0);
  return one.size < n || edges.length !== n - 1 ? undefined : furthest(one.end).length;
}

/** All sets of n - 1 edges. */
function naive(input: string): string {
  const { n, edges } = parse(input);
  let best = Infinity;
  for (let set = 0; set < 2 ** edges.length; set++) {
    const chosen = edges.filter((_, e) => (set >> e) & 1);
    if (chosen.length === n - 1) best = Math.min(best, diameterOf(n, chosen) ?? Infinity);
  }
  return `${best}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, edges } = parse(input);
  const [diameter, ...ids] = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/)[0];
  if (wanted !== undefined && Number(wanted) !== diameter) {
    throw new Error(`expected a diameter of ${wanted}, found ${diameter}`);
  }
  const chosen = [...new Set(ids)].map((id) => edges[id]!);
  const length = diameterOf(n, chosen);
  if (length !== diameter) throw new Error(`the edges have ${length}, the first line ${diameter}`);
}

export const twin: Twin = {
  problem: "minimum_diameter_spanning_tree",
  timeLimitMs: 5000,
  rounds: 50,
  generators: {
    small: (random) => {
      const n = random.int(1, 6);
      const high = random.pick([1, 9, 1e9]);
      return text(random, connectedGraph(random, n, n - 1 + random.int(0, 4)), high);
    },
    shapes: (random) => text(random, graphShape(random, random.int(2, 8)), 9),
    "max-path": (random) => text(random, pathGraph(2000), 1e9),
    "max-dense": (random) => text(random, connectedGraph(random, 300, 2000), 1e9),
    "max-random": (random) => text(random, connectedGraph(random, 1000, 2000), 1e9),
  },
  naive,
  check,
};
