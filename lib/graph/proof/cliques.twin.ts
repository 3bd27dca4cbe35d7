import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { edgeLines, simpleGraph } from "../random-graph";

const P = 998_244_353;

function graph(random: Random, n: number, m: number): string {
  const edges = simpleGraph(random, n, Math.min(m, (n * (n - 1)) / 2));
  const values = Array.from({ length: n }, () => random.int(0, P - 1));
  return `${n} ${edges.from.length}\n${values.join(" ")}\n${edgeLines(edges)}`;
}

/** The edges between a < b that `isEdge` names, at most 100 of them. */
function grouped(random: Random, n: number, isEdge: (a: number, b: number) => boolean): string {
  const edges: string[] = [];
  for (let b = 1; b < n; b++) {
    for (let a = 0; a < b; a++) if (isEdge(a, b) && edges.length < 100) edges.push(`${a} ${b}\n`);
  }
  const values = Array.from({ length: n }, () => random.int(0, P - 1));
  return `${n} ${edges.length}\n${values.join(" ")}\n${edges.join("")}`;
}

/** Each clique gets every later vertex that it is joined to. */
function naive(input: string): string {
  const [, values, ...edges] = rowsOf(input);
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
  timeLimitMs: 5_000,
  rounds: 150,
  generators: {
    small: (random) => graph(random, random.int(2, 7), random.int(1, 21)),
    middle: (random) => graph(random, random.int(8, 12), random.int(8, 50)),
    star: (random) => grouped(random, random.int(2, 9), (a) => a === 0),
    "max-sparse": (random) => graph(random, 100, 100),
    "max-dense": (random) => graph(random, 17, 100),
    "max-complete": (random) => graph(random, 14, 100),
  },
  atBounds: {
    "max-star": (random) => grouped(random, 100, (a) => a === 0),
    // Eight pairs, all joined but the two of a pair, as far as 100 edges go.
    "max-groups": (random) => grouped(random, 16, (a, b) => a % 8 !== b % 8),
  },
  naive,
};
