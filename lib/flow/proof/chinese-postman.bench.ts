import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { chinesePostman } from "../chinese-postman";

const SEED = 1;
const VERTICES = 20_000;
const EDGES = 60_000;
/** Edges of a random walk. */
const WALK = 1000;
/** So many walks are not closed: their ends are the odd vertices. */
const OPEN = 8;

/** A circle through all vertices and random walks, most of them closed. */
function streets() {
  const random = new Random(SEED);
  const from = new Int32Array(EDGES);
  const to = new Int32Array(EDGES);
  const weights = new Int32Array(EDGES);
  const anywhere = () => random.int(0, VERTICES - 1);
  for (let e = 0; e < EDGES; e++) {
    if (e < VERTICES) from[e] = e;
    else from[e] = e % WALK > 0 ? to[e - 1]! : anywhere();
    to[e] = e < VERTICES ? (e + 1) % VERTICES : anywhere();
    weights[e] = random.int(1, 1e6);
  }
  for (let e = VERTICES + WALK - 1; e < EDGES - OPEN * WALK; e += WALK) to[e] = from[e - WALK + 1]!;
  return { from, to, weights };
}

function postman(): Run {
  const { from, to, weights } = streets();
  return () => chinesePostman(undirectedCsr(VERTICES, from, to), weights)!.length;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "postman through 60,000 edges, 16 odd vertices", seed: SEED }, [
    ours("chinesePostman", postman),
    cpp("C++ pairings by sets", "flow/chinese-postman.cpp"),
  ]),
];
