import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { bipartiteMatching } from "../bipartite-matching";

const SEED = 1;
const SIDE = 100_000;
const EDGES = 300_000;

/** How many edges a largest matching of a random graph has. */
function randomGraph(): Run {
  const random = new Random(SEED);
  const from = new Int32Array(EDGES);
  const to = new Int32Array(EDGES);
  for (let e = 0; e < EDGES; e++) {
    from[e] = random.int(0, SIDE - 1);
    to[e] = random.int(0, SIDE - 1);
  }
  return () => {
    const partner = bipartiteMatching(SIDE, SIDE, from, to);
    let matched = 0;
    for (let l = 0; l < SIDE; l++) if (partner[l]! >= 0) matched++;
    return matched;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "matching: 10^5 and 10^5 vertices, 3·10^5 random edges", seed: SEED }, [
    ours("bipartiteMatching", randomGraph),
    cpp("C++ Hopcroft-Karp", "flow/bipartite-matching.cpp"),
  ]),
];
