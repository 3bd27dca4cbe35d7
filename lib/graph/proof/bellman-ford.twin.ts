import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { type EdgeList, edgeLines, pathGraph, simpleGraph } from "../random-graph";

/** Weights that heights explain, so that no cycle is negative, and up to `wrong` any others. */
function text(random: Random, { n, from, to }: EdgeList, wrong: number): string {
  const height = Array.from({ length: n }, () => random.int(-2000, 2000));
  const weights = from.map((a, e) => random.int(0, 20) + height[to[e]!]! - height[a]!);
  for (let i = 0; i < wrong && i < weights.length; i++) weights[i] = random.int(-10_000, 10_000);
  return `${n} ${from.length} ${random.int(0, n - 1)}\n${edgeLines({ n, from, to }, weights)}`;
}

const graph = (random: Random, n: number, m: number) =>
  simpleGraph(random, n, Math.min(m, n * (n - 1)), true);

/** The least lengths of walks of 0 … 2n arcs: where the last n are of use, a cycle is negative. */
function naive(input: string): string {
  const [first, ...arcs] = rowsOf(input);
  const [n, , source] = first as [number, number, number];
  let length: number[] = new Array(n).fill(Number.POSITIVE_INFINITY);
  length[source] = 0;
  let half = length;
  for (let walk = 1; walk <= 2 * n; walk++) {
    const longer = [...length];
    for (const [a, b, c] of arcs) longer[b!] = Math.min(longer[b!]!, length[a!]! + c!);
    length = longer;
    if (walk === n) half = length;
  }
  if (length.some((l, v) => l < half[v]!)) return "NEGATIVE CYCLE\n";
  return length.map((l) => (l === Number.POSITIVE_INFINITY ? "INF\n" : `${l}\n`)).join("");
}

export const twin: Twin = {
  problem: "GRL_1_B",
  rounds: 200,
  generators: {
    small: (random) => text(random, graph(random, random.int(2, 6), random.int(0, 12)), 1),
    positive: (random) => text(random, graph(random, random.int(2, 12), random.int(5, 40)), 0),
    "max-random": (random) => text(random, graph(random, 1000, 2000), 0),
    "max-cycle": (random) => text(random, graph(random, 1000, 2000), 2000),
    "max-path": (random) => text(random, pathGraph(1000), 0),
  },
  naive,
};
