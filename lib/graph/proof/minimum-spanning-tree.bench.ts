import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { minimumSpanningTree } from "../minimum-spanning-tree";
import { connectedGraph, type EdgeList } from "../random-graph";

const N = 100_000;
const M = 300_000;

function randomEdges(): EdgeList & { weights: Int32Array } {
  const random = new Random(1);
  const edges = connectedGraph(random, N, M);
  return { ...edges, weights: edges.from.map(() => random.int(0, 1e9)) };
}

interface PeerEdge {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

interface Peer {
  readonly kruskal: (edges: PeerEdge[]) => readonly PeerEdge[];
}

export const benches: readonly Bench[] = [
  functionBench({ work: "minimum spanning tree: 10^5 vertices, 3·10^5 edges", seed: 1 }, [
    ours("minimumSpanningTree", () => {
      const { n, from, to, weights } = randomEdges();
      return () => {
        let total = 0;
        for (const e of minimumSpanningTree(n, from, to, weights)) total += weights[e]!;
        return total;
      };
    }),
    peer("kruskal-mst", ({ kruskal }: Peer) => {
      const { from, to, weights } = randomEdges();
      return () => {
        // It sorts the objects that it gets.
        const edges = Array.from(from, (a, e) => ({
          from: a,
          to: to[e]!,
          weight: weights[e]!,
        }));
        let total = 0;
        for (const { weight } of kruskal(edges)) total += weight;
        return total;
      };
    }),
    cpp("C++ std::sort, Kruskal", "graph/minimum-spanning-tree.cpp"),
  ]),
];
