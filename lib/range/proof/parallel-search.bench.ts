import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { DisjointSets } from "../../structure/disjoint-sets";
import { parallelSearch } from "../parallel-search";

const SEED = 1;
const VERTICES = 100_000;
const EDGES = 200_000;
const QUERIES = 100_000;

/** After how many edges each of 10^5 pairs of vertices is connected. */
function connections(): Run {
  const random = new Random(SEED);
  const ends = Int32Array.from({ length: 2 * (EDGES + QUERIES) }, () =>
    random.int(0, VERTICES - 1),
  );
  const asked = ends.subarray(2 * EDGES);
  return () => {
    let sets = new DisjointSets(VERTICES);
    const steps = parallelSearch(
      QUERIES,
      EDGES,
      () => {
        sets = new DisjointSets(VERTICES);
      },
      (step) => {
        sets.union(ends[2 * step]!, ends[2 * step + 1]!);
      },
      (query) => sets.same(asked[2 * query]!, asked[2 * query + 1]!),
    );
    return steps.reduce((sum, count) => sum + count, 0);
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "when 10^5 pairs are connected, of 2·10^5 edges", seed: SEED }, [
    ours("parallelSearch", connections),
    cpp("C++ lists of queries", "range/rollback.cpp", "search"),
  ]),
];
