import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { HeavyLight } from "../heavy-light";
import { PathComposite } from "../path-composite";
import { rootedTree } from "../rooted-tree";

const SEED = 1;
const N = 200_000;
const QUERIES = 200_000;
/**
 * The parent of each vertex is one of a fixed number before it, so the tree is thousands of vertices
 * deep.
 */
const REACH = 50;
const MOST = 998_244_352;

/** The tree built, then in turn a function set and a value sent along a random path. */
function setsAndPaths(): Run {
  const random = new Random(SEED);
  const parents = new Int32Array(N - 1);
  const children = new Int32Array(N - 1);
  for (let v = 1; v < N; v++) {
    parents[v - 1] = random.int(Math.max(0, v - REACH), v - 1);
    children[v - 1] = v;
  }
  const slopes = Int32Array.from({ length: N }, () => random.int(1, MOST));
  const offsets = Int32Array.from({ length: N }, () => random.int(0, MOST));
  const queries = Int32Array.from({ length: 3 * QUERIES }, (_, at) =>
    random.int(0, at % 3 === 2 ? MOST : N - 1),
  );
  return (keep) => {
    const paths = new HeavyLight(rootedTree(undirectedCsr(N, parents, children)));
    const composite = new PathComposite(paths, slopes, offsets);
    keep(composite);
    let sum = 0;
    for (let at = 0; at < queries.length; at += 3) {
      const [u, v, x] = [queries[at]!, queries[at + 1]!, queries[at + 2]!];
      if (at % 2 === 0) composite.set(u, x, v);
      else sum += composite.apply(u, v, x);
    }
    return sum;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "tree of 2·10^5: 10^5 × (set a function, apply a path)", seed: SEED }, [
    ours("HeavyLight, PathComposite", setsAndPaths),
    cpp("C++ heavy-light, segment tree", "tree/path-composite.cpp"),
  ]),
];
