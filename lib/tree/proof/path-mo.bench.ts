import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { pathMo } from "../path-mo";
import { rootedTree } from "../rooted-tree";

const SEED = 1;
const VERTICES = 40_000;
const QUERIES = 100_000;
const VALUES = 20_000;

/** Vertices hang under one of the hundred before them; the tree is built within the time. */
function different(): Run {
  const random = new Random(SEED);
  const vertices = Int32Array.from({ length: VERTICES - 1 }, (_, v) => v + 1);
  const parents = vertices.map((v) => random.int(Math.max(0, v - 100), v - 1));
  const values = Int32Array.from({ length: VERTICES }, () => random.int(0, VALUES - 1));
  const ends = Int32Array.from({ length: 2 * QUERIES }, () => random.int(0, VERTICES - 1));
  const us = ends.filter((_, at) => at % 2 === 0);
  const vs = ends.filter((_, at) => at % 2 === 1);
  return () => {
    const tree = rootedTree(undirectedCsr(VERTICES, vertices, parents));
    const counts = new Int32Array(VALUES);
    let count = 0;
    let total = 0;
    const add = (v: number) => {
      if (counts[values[v]!]!++ === 0) count++;
    };
    const remove = (v: number) => {
      if (--counts[values[v]!]! === 0) count--;
    };
    pathMo(tree, us, vs, add, remove, () => {
      total += count;
    });
    return total;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "different values of 10^5 paths in a tree of 40,000", seed: SEED }, [
    ours("pathMo", different),
    cpp("C++ walk through the tree", "tree/path-mo.cpp"),
  ]),
];
