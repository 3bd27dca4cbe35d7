import type { Bench } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { weightedMatching } from "./weighted-matching";

interface Edges {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly weight: Int32Array;
  /** By a * n + b and b * n + a. */
  readonly table: Float64Array;
}

/** m different edges of a graph of n vertices. */
function randomEdges(n: number, m: number): Edges {
  const random = new Random(1);
  const [a, b, weight] = [new Int32Array(m), new Int32Array(m), new Int32Array(m)];
  const table = new Float64Array(n * n);
  for (let e = 0; e < m; ) {
    const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
    if (u === v || table[u * n + v] !== 0) continue;
    const value = random.int(1, 1e6);
    table[u * n + v] = table[v * n + u] = value;
    [a[e], b[e], weight[e]] = [u, v, value];
    e++;
  }
  return { a, b, weight, table };
}

function total(n: number, table: Float64Array, mate: ArrayLike<number>): number {
  let sum = 0;
  for (let v = 0; v < mate.length; v++) if (mate[v]! > v) sum += table[v * n + mate[v]!]!;
  return sum;
}

type Blossom = (edges: [number, number, number][]) => number[];

const bench = (n: number, m: number, size: string): Bench => ({
  kind: "function",
  work: `weighted matching: ${size}`,
  seed: 1,
  contenders: [
    {
      role: "ours",
      name: "weightedMatching",
      prepare: () => {
        const { a, b, weight, table } = randomEdges(n, m);
        return () => total(n, table, weightedMatching(n, a, b, weight));
      },
    },
    {
      role: "peer",
      name: "edmonds-blossom-fixed",
      prepare: ({ default: blossom }: { default: Blossom }) => {
        const { a, b, weight, table } = randomEdges(n, m);
        const edges = Array.from(a, (u, e): [number, number, number] => [u, b[e]!, weight[e]!]);
        return () => total(n, table, blossom(edges));
      },
    },
  ],
});

export const benches: readonly Bench[] = [
  bench(200, 15_000, "200 vertices, 15,000 edges"),
  bench(500, 1500, "500 vertices, 1,500 edges"),
];
