import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";
import { type EdgeList, edgeLines, simpleGraph } from "./random-graph";

const P = 998_244_353;

function text(random: Random, edges: EdgeList): string {
  const values = Array.from({ length: edges.n }, () => random.int(0, P - 1));
  return `${edges.n} ${edges.from.length}\n${values.join(" ")}\n${edgeLines(edges)}`;
}

function graph(random: Random, n: number, m: number): string {
  return text(random, simpleGraph(random, n, Math.min(m, (n * (n - 1)) / 2)));
}

/** Each edge with each vertex; every triangle is met three times. By sets of neighbours and bigints. */
function naive(input: string): string {
  const [, values, ...edges] = input
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
  const neighbours = values!.map(() => new Set<number>());
  for (const [a, b] of edges) {
    neighbours[a!]!.add(b!);
    neighbours[b!]!.add(a!);
  }
  let total = 0n;
  for (const [a, b] of edges) {
    let sum = 0n;
    const [few, many] = [neighbours[a!]!, neighbours[b!]!].sort((x, y) => x.size - y.size);
    for (const c of few!) if (many!.has(c)) sum += BigInt(values![c]!);
    total += sum * BigInt(values![a!]!) * BigInt(values![b!]!);
  }
  return `${(total / 3n) % BigInt(P)}\n`;
}

export const twin: Twin = {
  problem: "enumerate_triangles",
  generators: {
    small: (random) => graph(random, random.int(1, 7), random.int(1, 21)),
    middle: (random) => graph(random, random.int(10, 20), random.int(20, 150)),
    "max-random": (random) => graph(random, 100_000, 100_000),
    "max-dense": (random) => graph(random, 600, 100_000),
    "max-complete": (random) => graph(random, 447, 100_000),
    "max-star": (random) => {
      const n = 100_000;
      const to = Int32Array.from({ length: n - 1 }, (_, e) => e + 1);
      return text(random, { n, from: new Int32Array(n - 1), to });
    },
  },
  naive,
};
