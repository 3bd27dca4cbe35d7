import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { subsetConvolution } from "../subset-convolution";

const SEED = 1;

function prepared(): Run {
  const random = new Random(SEED);
  const a = terms(random, 2 ** 20);
  const b = terms(random, 2 ** 20);
  return () => checksum(subsetConvolution(a, b));
}

function terms(random: Random, length: number, most = 998_244_352): Int32Array {
  return Int32Array.from({ length }, () => random.int(0, most));
}

function checksum(values: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * ((i % 7) + 1);
  return sum;
}

function input(): string {
  const random = new Random(SEED);
  const n = 2 ** 20;
  return `20\n${terms(random, n).join(" ")}\n${terms(random, n).join(" ")}\n`;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "subset convolution over 20 elements",
    seed: SEED,
    contenders: [
      { role: "ours", name: "subsetConvolution", prepare: prepared },
      {
        role: "cpp",
        name: "C++ sums by size",
        source: "polynomial/polynomial.cpp",
        args: ["subset"],
      },
    ],
  },
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
      {
        role: "cpp",
        name: "C++ as plain as the official one",
        source: "number/library-checker.cpp",
        args: ["subset_convolution"],
      },
    ],
  },
];
