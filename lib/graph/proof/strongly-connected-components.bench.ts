import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
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

interface Components {
  readonly default: (neighbours: number[][]) => { readonly components: number[][] };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "strong components: 10^5 vertices, 1.5·10^5 arcs", seed: SEED }, [
    ours("csr, stronglyConnectedComponents", () => {
      const { from, to } = randomArcs();
      return () => stronglyConnectedComponents(csr(N, from, to)).count;
    }),
    peer("strongly-connected-components", ({ default: components }: Components) => {
      const { from, to } = randomArcs();
      return () => {
        const neighbours: number[][] = Array.from({ length: N }, () => []);
        for (let e = 0; e < M; e++) neighbours[from[e]!]!.push(to[e]!);
        return components(neighbours).components.length;
      };
    }),
  ]),
];
