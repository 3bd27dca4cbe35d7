import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { MinCostFlow } from "../min-cost-flow";

const N = 300;
const M = 2000;

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly capacity: number;
  readonly cost: number;
}

/** A path, and edges at random; one between two vertices at most, as the package asks. */
function randomEdges(): Edge[] {
  const random = new Random(1);
  const edges: Edge[] = [];
  const used = new Set<number>();
  const add = (from: number, to: number) => {
    const pair = Math.min(from, to) * N + Math.max(from, to);
    if (from === to || used.has(pair)) return;
    used.add(pair);
    edges.push({ from, to, capacity: random.int(1, 100), cost: random.int(0, 1000) });
  };
  for (let v = 0; v + 1 < N; v++) add(v, v + 1);
  while (edges.length < M) add(random.int(0, N - 1), random.int(0, N - 1));
  return edges;
}

interface Peer {
  minCostFlowForNumberNodes(edges: Edge[]): readonly (Edge & { readonly flow: number })[];
}

export const benches: readonly Bench[] = [
  functionBench({ work: "minimum-cost flow: 300 vertices, 2,000 edges", seed: 1 }, [
    ours("MinCostFlow", () => {
      const edges = randomEdges();
      return () => {
        const network = new MinCostFlow(N);
        for (const { from, to, capacity, cost } of edges) {
          network.addEdge(from, to, capacity, cost);
        }
        return network.flow(0, N - 1).cost;
      };
    }),
    peer("min-cost-flow", ({ minCostFlowForNumberNodes }: Peer) => {
      const edges = randomEdges();
      return () => {
        let total = 0;
        for (const { flow, cost } of minCostFlowForNumberNodes(edges)) total += flow * cost;
        return total;
      };
    }),
  ]),
];
