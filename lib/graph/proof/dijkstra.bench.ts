import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { csr } from "../csr";
import { dijkstra } from "../dijkstra";
import { edgeLines } from "../random-graph";
import { twin } from "./dijkstra.twin";

const N = 100_000;
const M = 200_000;

interface Arcs {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly weights: Int32Array;
}

function randomArcs(): Arcs {
  const random = new Random(1);
  const arcs = { from: new Int32Array(M), to: new Int32Array(M), weights: new Int32Array(M) };
  for (let e = 0; e < M; e++) {
    // Two arcs a vertex, one into each half: never twice the same, which the package would not keep.
    arcs.from[e] = e % N;
    arcs.to[e] = random.int(0, N / 2 - 1) + (e < N ? 0 : N / 2);
    arcs.weights[e] = random.int(0, 1e9);
  }
  return arcs;
}

/** The sum of all lengths, as doubles keep them. */
function sum(distance: ArrayLike<number>): number {
  let total = 0;
  for (let v = 0; v < distance.length; v++) {
    if (distance[v]! < Number.POSITIVE_INFINITY) total += distance[v]!;
  }
  return total;
}

interface Graphlib {
  readonly Graph: new () => {
    setEdge(from: string, to: string, weight: number): void;
    edge(arc: unknown): number;
  };
  readonly alg: {
    dijkstra(
      graph: unknown,
      source: string,
      weight: (arc: unknown) => number,
    ): Record<string, { readonly distance: number }>;
  };
}

/** A graph whose shortest paths are long: a square grid, arcs both ways. */
function grid(): string {
  const random = new Random(1);
  const columns = 350;
  const n = columns * columns;
  const from: number[] = [];
  const to: number[] = [];
  for (let v = 0; v < n; v++) {
    if (v % columns > 0) {
      from.push(v, v - 1);
      to.push(v - 1, v);
    }
    if (v >= columns) {
      from.push(v, v - columns);
      to.push(v - columns, v);
    }
  }
  const edges = { n, from: Int32Array.from(from), to: Int32Array.from(to) };
  const weights = edges.from.map(() => random.int(1, 1e9));
  return `${n} ${weights.length} 0 ${n - 1}\n${edgeLines(edges, weights)}`;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "Dijkstra: 10^5 vertices, 2·10^5 arcs, building included", seed: 1 }, [
    ours("csr, dijkstra", () => {
      const { from, to, weights } = randomArcs();
      return () => sum(dijkstra(csr(N, from, to), weights, 0).distance);
    }),
    peer(
      "@dagrejs/graphlib",
      ({ Graph, alg }: Graphlib) => {
        const { from, to, weights } = randomArcs();
        return () => {
          const graph = new Graph();
          for (let e = 0; e < M; e++) graph.setEdge(`${from[e]}`, `${to[e]}`, weights[e]!);
          const paths = alg.dijkstra(graph, "0", (arc) => graph.edge(arc));
          const lengths = new Float64Array(N).fill(Infinity);
          for (const [v, path] of Object.entries(paths)) lengths[Number(v)] = path.distance;
          return sum(lengths);
        };
      },
      { once: true },
    ),
    cpp("C++ vectors, std::priority_queue", "graph/dijkstra.cpp"),
  ]),
  {
    kind: "process",
    work: "shortest path on a grid of 350 × 350",
    stdin: grid,
    check: (output, stdin) => twin.check!(decode(stdin), decode(output), undefined),
    contenders: [
      { role: "ours", name: "dijkstra", program: "lib/graph/proof/dijkstra.verify.ts" },
      cpp("C++ scanf, std::priority_queue", "verify/dijkstra.cpp"),
    ],
  },
];

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
