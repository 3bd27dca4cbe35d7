import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { csr } from "../csr";
import { topologicalSort } from "../topological-sort";

const N = 100_000;
const M = 200_000;

interface Arcs {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Arcs to vertices of larger number; the names of the vertices are shuffled. */
function orderedArcs(): Arcs {
  const random = new Random(1);
  const from = new Int32Array(M);
  const to = new Int32Array(M);
  const name = random.shuffle(Int32Array.from({ length: N }, (_, v) => v));
  for (let e = 0; e < M; e++) {
    const a = random.int(0, N - 2);
    from[e] = name[a]!;
    to[e] = name[random.int(a + 1, N - 1)]!;
  }
  return { from, to };
}

/** How many arcs point forward in the order: all of them. */
function forward({ from, to }: Arcs, order: ArrayLike<number>): number {
  const place = new Int32Array(N).fill(-1);
  for (let i = 0; i < order.length; i++) place[order[i]!] = i;
  let count = 0;
  for (let e = 0; e < M; e++) if (place[from[e]!]! < place[to[e]!]!) count++;
  return count;
}

/** It leaves out vertices whose name counts as false, such as 0. */
interface PeerGraph {
  addNode(v: number): void;
  addEdge(a: number, b: number): void;
}

interface Toposort {
  readonly default: { array(nodes: number[], edges: [number, number][]): number[] };
}

interface Peer {
  readonly Graph: new () => PeerGraph;
  readonly topologicalSort: (graph: PeerGraph) => number[];
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "topological order: 10^5 vertices, 2·10^5 arcs",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "csr, topologicalSort",
        prepare: () => {
          const arcs = orderedArcs();
          return () => forward(arcs, topologicalSort(csr(N, arcs.from, arcs.to))!);
        },
      },
      {
        role: "peer",
        name: "graph-data-structure",
        prepare: ({ Graph, topologicalSort: sort }: Peer) => {
          const arcs = orderedArcs();
          return () => {
            const graph = new Graph();
            for (let v = 0; v < N; v++) graph.addNode(v + 1);
            for (let e = 0; e < M; e++) graph.addEdge(arcs.from[e]! + 1, arcs.to[e]! + 1);
            return forward(
              arcs,
              Int32Array.from(sort(graph), (v) => v - 1),
            );
          };
        },
      },
      {
        role: "peer",
        name: "toposort",
        prepare: ({ default: toposort }: Toposort) => {
          const arcs = orderedArcs();
          const nodes = Array.from({ length: N }, (_, v) => v);
          const edges = Array.from(arcs.from, (a, e): [number, number] => [a, arcs.to[e]!]);
          return () => forward(arcs, toposort.array(nodes, edges));
        },
      },
      { role: "cpp", name: "C++ vectors, Kahn", source: "graph/topological-sort.cpp" },
    ],
  },
];
