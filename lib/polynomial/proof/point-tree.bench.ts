import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { PointTree } from "../point-tree";

const SEED = 1;

function prepared(): Run {
  const random = new Random(SEED);
  const f = terms(random, 2 ** 17);
  const points = terms(random, 2 ** 17);
  return () => checksum(new PointTree(points).evaluate(f));
}

function terms(random: Random, length: number, most = 998_244_352): Int32Array {
  return Int32Array.from({ length }, () => random.int(0, most));
}

function checksum(values: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * ((i % 7) + 1);
  return sum;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "polynomial of 2^17 terms at 2^17 points",
    seed: SEED,
    contenders: [
      { role: "ours", name: "PointTree", prepare: prepared },
      {
        role: "cpp",
        name: "C++ tree of products",
        source: "polynomial/polynomial.cpp",
        args: ["multipoint"],
      },
    ],
  },
];
