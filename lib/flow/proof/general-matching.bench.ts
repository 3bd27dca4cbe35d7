import type { Bench } from "../../../scripts/bench/bench";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { generalMatching } from "../general-matching";

const SEED = 1;
const N = 1000;
const EDGES = 1500;

interface Edges {
  readonly a: Int32Array;
  readonly b: Int32Array;
}

/** No loops; the package numbers its vertices by the greatest end, so the last edge ends at N - 1. */
function randomEdges(): Edges {
  const random = new Random(SEED);
  const edges = { a: new Int32Array(EDGES), b: new Int32Array(EDGES) };
  for (let e = 0; e < EDGES; e++) {
    edges.b[e] = e === EDGES - 1 ? N - 1 : random.int(1, N - 1);
    edges.a[e] = random.int(0, edges.b[e]! - 1);
  }
  return edges;
}

function matched(mate: ArrayLike<number>): number {
  let count = 0;
  for (let v = 0; v < mate.length; v++) if (mate[v]! >= 0) count++;
  return count;
}

type Blossom = (edges: [number, number, number][], isMaximum: boolean) => number[];

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "general matching: 1000 vertices, 1500 random edges",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "generalMatching",
        prepare: () => {
          const { a, b } = randomEdges();
          return () => matched(generalMatching(undirectedCsr(N, a, b)));
        },
      },
      {
        role: "peer",
        name: "edmonds-blossom",
        prepare: ({ default: blossom }: { default: Blossom }) => {
          const { a, b } = randomEdges();
          const edges = Array.from(a, (v, e): [number, number, number] => [v, b[e]!, 1]);
          return () => matched(blossom(edges, true));
        },
      },
    ],
  },
];
