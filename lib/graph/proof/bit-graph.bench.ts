import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { BitGraph } from "../bit-graph";

const SEED = 1;
const VERTICES = 2000;
const ARCS = 3000;

/** How many pairs have a way from one to the other. */
function closure(): Run {
  const random = new Random(SEED);
  const graph = new BitGraph(VERTICES);
  for (let arc = 0; arc < ARCS; arc++) {
    graph.add(random.int(0, VERTICES - 1), random.int(0, VERTICES - 1));
  }
  return () => {
    const reach = graph.closure();
    let count = 0;
    for (let u = 0; u < VERTICES; u++) count += reach.degree(u) - Number(reach.has(u, u));
    return count;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "transitive closure of 2000 vertices, 3000 arcs", seed: SEED }, [
    ours("BitGraph", closure),
    cpp("C++ std::bitset, Warshall", "graph/bit-graph.cpp"),
  ]),
];
