import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";
import { edgeLines, simpleGraph } from "./random-graph";

const P = 998_244_353;

function graph(random: Random, n: number, m: number): string {
  const edges = simpleGraph(random, n, Math.min(m, (n * (n - 1)) / 2));
  const values = Array.from({ length: n }, () => random.int(0, P - 1));
  return `${n} ${edges.from.length}\n${values.join(" ")}\n${edgeLines(edges)}`;
}

/** Each clique gets every later vertex that it is joined to. */
function naive(input: string): string {
  const [, values, ...edges] = input
    .trim()
    .split("\n")
    .map((line) => line.split(" ").map(Number));
  const pairs = new Set(edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  let total = 0n;
  let level: { vertices: number[]; product: bigint }[] = [{ vertices: [], product: 1n }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { vertices, product } of level) {
      for (let v = (vertices[vertices.length - 1] ?? -1) + 1; v < values!.length; v++) {
        if (!vertices.every((u) => pairs.has(`${u} ${v}`))) continue;
        next.push({
          vertices: [...vertices, v],
          product: (product * BigInt(values![v]!)) % BigInt(P),
        });
      }
    }
    for (const { product } of next) total += product;
    level = next;
  }
  return `${total % BigInt(P)}\n`;
}

export const twin: Twin = {
  problem: "enumerate_cliques",
  generators: {
    small: (random) => graph(random, random.int(2, 7), random.int(1, 21)),
    middle: (random) => graph(random, random.int(8, 12), random.int(8, 50)),
    "max-sparse": (random) => graph(random, 100, 100),
    "max-dense": (random) => graph(random, 17, 100),
    "max-complete": (random) => graph(random, 14, 100),
  },
  naive,
};
