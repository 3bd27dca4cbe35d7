import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { edgeLines, simpleGraph } from "../random-graph";

/** Weights that heights explain, so that no cycle is negative, and up to `wrong` any others. */
function text(random: Random, n: number, m: number, wrong: number): string {
  const edges = simpleGraph(random, n, Math.min(m, n * (n - 1)), true);
  const { from, to } = edges;
  const height = Array.from({ length: n }, () => random.int(-5e6, 5e6));
  const weights = from.map((a, e) => random.int(0, 20) + height[to[e]!]! - height[a]!);
  for (let i = 0; i < wrong && i < weights.length; i++) weights[i] = random.int(-2e7, 2e7);
  return `${n} ${from.length}\n${edgeLines(edges, weights)}`;
}

/** From each vertex the least lengths of walks of 0 … 2n arcs: a cycle is negative where the last n help. */
function naive(input: string): string {
  const [first, ...arcs] = rowsOf(input);
  const n = first![0]!;
  const lines: string[] = [];
  for (let source = 0; source < n; source++) {
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
    lines.push(length.map((l) => (l === Number.POSITIVE_INFINITY ? "INF" : l)).join(" "));
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "GRL_1_C",
  rounds: 120,
  generators: {
    small: (random) => text(random, random.int(1, 6), random.int(0, 12), 1),
    positive: (random) => text(random, random.int(2, 10), random.int(5, 40), 0),
    "max-sparse": (random) => text(random, 100, 300, 0),
    "max-dense": (random) => text(random, 100, 9900, 0),
  },
  naive,
};
