import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { csr } from "../csr";
import { stronglyConnectedComponents } from "../strongly-connected-components";

const SEED = 1;
const N = 100_000;
const M = 150_000;
/** Arcs stay within parts of this many vertices: the package recurses, and one large part is too deep. */
const PART = 1000;

interface Arcs {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

function randomArcs(): Arcs {
  const random = new Random(SEED);
  const arcs = { from: new Int32Array(M), to: new Int32Array(M) };
  for (let e = 0; e < M; e++) {
    arcs.from[e] = random.int(0, N - 1);
    arcs.to[e] = arcs.from[e]! - (arcs.from[e]! % PART) + random.int(0, PART - 1);
  }
  return arcs;
}

interface PeerGraph {
  add_edge(from: number, to: number): void;
  scc(): readonly (readonly number[])[];
}

interface Components {
  readonly default: (neighbours: number[][]) => { readonly components: number[][] };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "strong components: 10^5 vertices, 1.5·10^5 arcs",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "csr, stronglyConnectedComponents",
        prepare: () => {
          const { from, to } = randomArcs();
          return () => stronglyConnectedComponents(csr(N, from, to)).count;
        },
      },
      {
        role: "peer",
        name: "ac-library-js",
        variant: "SccGraph",
        prepare: ({ SccGraph }: { SccGraph: new (n: number) => PeerGraph }) => {
          const { from, to } = randomArcs();
          return () => {
            const graph = new SccGraph(N);
            for (let e = 0; e < M; e++) graph.add_edge(from[e]!, to[e]!);
            return graph.scc().length;
          };
        },
      },
      {
        role: "peer",
        name: "strongly-connected-components",
        prepare: ({ default: components }: Components) => {
          const { from, to } = randomArcs();
          return () => {
            const neighbours: number[][] = Array.from({ length: N }, () => []);
            for (let e = 0; e < M; e++) neighbours[from[e]!]!.push(to[e]!);
            return components(neighbours).components.length;
          };
        },
      },
      { role: "cpp", name: "C++ vectors, Tarjan", source: "graph/strong-components.cpp" },
    ],
  },
];
