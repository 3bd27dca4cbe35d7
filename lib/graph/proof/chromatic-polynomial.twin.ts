import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { type EdgeList, edgeLines, randomGraph, simpleGraph } from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;
const P = 998244353n;

/** The coefficients of a product of factors x - root, modulo 998244353. */
function fromRoots(roots: readonly number[]): string {
  let product = [1n];
  for (const root of roots) {
    const shifted = [0n, ...product];
    product = shifted.map((c, i) => (((c - BigInt(root) * (product[i] ?? 0n)) % P) + P) % P);
  }
  return `${product.join(" ")}\n`;
}

/** Deletion and contraction: the graph without an edge, less the graph with its ends made one. */
function naive(input: string): string {
  const [first, ...edges] = rowsOf(input);
  const n = first![0]!;
  const count = (vertices: number, left: number[][]): bigint[] => {
    const coefficients = new Array<bigint>(n + 1).fill(0n);
    if (left.length === 0) coefficients[vertices] = 1n;
    const [edge, ...others] = left;
    if (edge === undefined || edge[0] === edge[1]) return coefficients;
    const merged = others.map((e) => e.map((v) => (v === edge[1] ? edge[0]! : v)));
    const less = count(vertices - 1, merged);
    return count(vertices, others).map((c, i) => c - less[i]!);
  };
  return `${count(n, edges)
    .map((c) => ((c % P) + P) % P)
    .join(" ")}\n`;
}

const simple = (random: Random, n: number, m: number) =>
  text(simpleGraph(random, n, Math.min(m, (n * (n - 1)) / 2)));

export const twin: Twin = {
  problem: "chromatic_polynomial",
  timeLimitMs: 10_000,
  rounds: 200,
  generators: {
    small: (random) => text(randomGraph(random, random.int(1, 5), random.int(0, 6))),
    simple: (random) => simple(random, random.int(1, 6), random.int(0, 9)),
    "max-none": () => ({ input: "20 0\n", output: fromRoots(new Array(20).fill(0)) }),
    "max-complete": (random) => ({
      input: simple(random, 20, 190),
      output: fromRoots(Array.from({ length: 20 }, (_, v) => v)),
    }),
    "max-path": () => {
      const edges = Array.from({ length: 19 }, (_, v) => `${v} ${v + 1}\n`).join("");
      return { input: `20 19\n${edges}`, output: fromRoots([0, ...new Array(19).fill(1)]) };
    },
  },
  atBounds: { "max-random": (random) => simple(random, 20, 60) },
  naive,
};
