import type { Bench } from "../../../scripts/bench/bench";
import { cpp } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";

const SEED = 1;

function terms(random: Random, length: number, most = 998_244_352): Int32Array {
  return Int32Array.from({ length }, () => random.int(0, most));
}

function input(): string {
  const random = new Random(SEED);
  const n = 2 ** 20;
  return `20\n${terms(random, n).join(" ")}\n${terms(random, n).join(" ")}\n`;
}

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "subset_convolution: 20 elements",
    seed: SEED,
    stdin: input,
    contenders: [
      {
        role: "ours",
        name: "whole program",
        program: "lib/polynomial/proof/subset-convolution.verify.ts",
      },
      cpp("C++ as plain as the official one", "number/library-checker.cpp", "subset_convolution"),
    ],
  },
];
