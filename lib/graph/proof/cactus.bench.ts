import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { cactusDiameter } from "../cactus";
import { undirectedCsr } from "../csr";

const SEED = 1;
const CYCLES = 20_000;
const SIZE = 10;

/** 20,000 cycles of ten vertices, each on a random one of those before it. */
function diameter(): Run {
  const random = new Random(SEED);
  const from: number[] = [];
  const to: number[] = [];
  let n = 1;
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const top = random.int(0, n - 1);
    let v = top;
    for (let i = 1; i < SIZE; i++) {
      from.push(v);
      to.push(n);
      v = n++;
    }
    from.push(v);
    to.push(top);
  }
  return () => cactusDiameter(undirectedCsr(n, from, to));
}

export const benches: readonly Bench[] = [
  functionBench({ work: "diameter of a cactus of 180,001 vertices", seed: SEED }, [
    ours("cactusDiameter", diameter),
    cpp("C++ recursive search", "graph/cactus.cpp"),
  ]),
];
