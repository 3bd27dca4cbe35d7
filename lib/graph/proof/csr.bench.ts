import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { breadthFirstSearch } from "../breadth-first-search";
import { csr } from "../csr";

const N = 100_000;
const M = 200_000;

interface Arcs {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Two arcs a vertex, one into each half: never twice the same, which some packages would not keep. */
function randomArcs(): Arcs {
  const random = new Random(1);
  const from = Int32Array.from({ length: M }, (_, e) => e % N);
  const to = from.map((_, e) => random.int(0, N / 2 - 1) + (e < N ? 0 : N / 2));
  return { from, to };
}

function sum(distance: Int32Array): number {
  let total = 0;
  for (let v = 0; v < N; v++) total += distance[v]!;
  return total;
}

/** The same search on a graph that visits the heads of a vertex's arcs. */
function search(heads: (v: number, visit: (w: number) => void) => void): number {
  const distance = new Int32Array(N).fill(-1);
  const queue = new Int32Array(N);
  let put = 1;
  let v = 0;
  distance[0] = 0;
  const visit = (w: number) => {
    if (distance[w] !== -1) return;
    distance[w] = distance[v]! + 1;
    queue[put++] = w;
  };
  for (let taken = 0; taken < put; taken++) {
    v = queue[taken]!;
    heads(v, visit);
  }
  return sum(distance);
}

interface Graphology {
  addNode(v: number): void;
  addEdge(a: number, b: number): void;
  forEachOutNeighbor(v: number, visit: (w: string) => void): void;
}

interface Ngraph {
  addNode(v: number): void;
  addLink(a: number, b: number): void;
  forEachLinkedNode(v: number, visit: (node: { id: number }) => void, isOriented: true): void;
}

interface Graphlib {
  setNode(v: string): void;
  setEdge(a: string, b: string): void;
  successors(v: string): string[];
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^5 vertices, 2·10^5 arcs: build, breadth-first search",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "csr, breadthFirstSearch",
        prepare: () => {
          const { from, to } = randomArcs();
          return () => sum(breadthFirstSearch(csr(N, from, to), 0).distance);
        },
      },
      {
        role: "peer",
        name: "graphology",
        prepare: ({ DirectedGraph }: { DirectedGraph: new () => Graphology }) => {
          const { from, to } = randomArcs();
          return () => {
            const graph = new DirectedGraph();
            for (let v = 0; v < N; v++) graph.addNode(v);
            for (let e = 0; e < M; e++) graph.addEdge(from[e]!, to[e]!);
            return search((v, visit) => graph.forEachOutNeighbor(v, (w) => visit(Number(w))));
          };
        },
      },
      {
        role: "peer",
        name: "ngraph.graph",
        prepare: ({ default: createGraph }: { default: () => Ngraph }) => {
          const { from, to } = randomArcs();
          return () => {
            const graph = createGraph();
            for (let v = 0; v < N; v++) graph.addNode(v);
            for (let e = 0; e < M; e++) graph.addLink(from[e]!, to[e]!);
            return search((v, visit) => {
              graph.forEachLinkedNode(v, ({ id }) => visit(id), true);
            });
          };
        },
      },
      {
        role: "peer",
        name: "@dagrejs/graphlib",
        prepare: ({ Graph }: { Graph: new () => Graphlib }) => {
          const { from, to } = randomArcs();
          return () => {
            const graph = new Graph();
            for (let v = 0; v < N; v++) graph.setNode(String(v));
            for (let e = 0; e < M; e++) graph.setEdge(String(from[e]), String(to[e]));
            return search((v, visit) => {
              for (const w of graph.successors(String(v))) visit(Number(w));
            });
          };
        },
      },
      { role: "cpp", name: "C++ vectors", source: "graph/breadth-first-search.cpp" },
    ],
  },
];
