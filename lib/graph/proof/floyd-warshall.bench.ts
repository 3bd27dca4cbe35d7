import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { csr } from "../csr";
import { floydWarshall } from "../floyd-warshall";

const N = 300;

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** A tenth of all arcs, and a circle, so that each vertex reaches each. */
function randomArcs(): Arc[] {
  const random = new Random(1);
  const arcs: Arc[] = [];
  for (let from = 0; from < N; from++) {
    for (let to = 0; to < N; to++) {
      if (from === to || (random.int(0, 9) > 0 && to !== (from + 1) % N)) continue;
      arcs.push({ from, to, weight: random.int(1, 1e6) });
    }
  }
  return arcs;
}

interface PeerGraph {
  setEdge(from: string, to: string, weight: number): void;
  edge(arc: unknown): number;
}

interface Peer {
  readonly Graph: new () => PeerGraph;
  readonly alg: {
    floydWarshall(
      graph: PeerGraph,
      weight: (arc: unknown) => number,
    ): Record<string, Record<string, { readonly distance: number }>>;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "Floyd-Warshall: 300 vertices, 9,000 arcs", seed: 1 }, [
    ours("csr, floydWarshall", () => {
      const arcs = randomArcs();
      const from = arcs.map((arc) => arc.from);
      const to = arcs.map((arc) => arc.to);
      const weights = arcs.map((arc) => arc.weight);
      return () => floydWarshall(csr(N, from, to), weights).reduce((sum, d) => sum + d, 0);
    }),
    peer("@dagrejs/graphlib", ({ Graph, alg }: Peer) => {
      const arcs = randomArcs();
      return () => {
        const graph = new Graph();
        for (const { from, to, weight } of arcs) graph.setEdge(`${from}`, `${to}`, weight);
        let sum = 0;
        for (const row of Object.values(alg.floydWarshall(graph, (arc) => graph.edge(arc)))) {
          for (const { distance } of Object.values(row)) sum += distance;
        }
        return sum;
      };
    }),
  ]),
];
