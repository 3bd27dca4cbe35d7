import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { weightedMatching } from "../weighted-matching";

interface Edges {
  readonly n: number;
  readonly a: number[];
  readonly b: number[];
  readonly weight: number[];
}

/** m different edges of a graph of n vertices. */
function randomEdges(n: number, m: number): Edges {
  const random = new Random(1);
  const edges: Edges = { n, a: [], b: [], weight: [] };
  const known = new Set<number>();
  while (known.size < m) {
    const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
    const key = Math.min(u, v) * n + Math.max(u, v);
    if (u === v || known.has(key)) continue;
    known.add(key);
    edges.a.push(u);
    edges.b.push(v);
    edges.weight.push(random.int(1, 1e6));
  }
  return edges;
}

/** Streets between neighbours of a square. */
function grid(width: number): Edges {
  const random = new Random(1);
  const n = width * width;
  const edges: Edges = { n, a: [], b: [], weight: [] };
  for (let v = 0; v < n; v++) {
    for (const w of [(v + 1) % width === 0 ? n : v + 1, v + width]) {
      if (w >= n) continue;
      edges.a.push(v);
      edges.b.push(w);
      edges.weight.push(random.int(1, 1e6));
    }
  }
  return edges;
}

function total({ a, b, weight }: Edges, mate: ArrayLike<number>): number {
  let sum = 0;
  for (let e = 0; e < a.length; e++) if (mate[a[e]!] === b[e]) sum += weight[e]!;
  return sum;
}

type Blossom = (edges: [number, number, number][]) => number[];

const bench = (size: string, make: () => Edges): Bench =>
  functionBench({ work: `weighted matching: ${size}`, seed: 1 }, [
    ours("weightedMatching", () => {
      const edges = make();
      const { n, a, b, weight } = edges;
      return () => total(edges, weightedMatching(n, a, b, weight));
    }),
    peer("edmonds-blossom-fixed", ({ default: blossom }: { default: Blossom }) => {
      const edges = make();
      const rows = edges.a.map((u, e): [number, number, number] => [
        u,
        edges.b[e]!,
        edges.weight[e]!,
      ]);
      return () => total(edges, blossom(rows));
    }),
  ]);

export const benches: readonly Bench[] = [
  bench("200 vertices, 15,000 edges", () => randomEdges(200, 15_000)),
  bench("500 vertices, 1,500 edges", () => randomEdges(500, 1500)),
  bench("1,000 vertices, 10,000 edges", () => randomEdges(1000, 10_000)),
  bench("a grid of 30 × 30", () => grid(30)),
];
