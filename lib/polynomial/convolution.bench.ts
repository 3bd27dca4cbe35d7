import type { Bench, Run } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { convolution } from "./convolution";

const SEED = 1;

function prepared(): Run {
  const random = new Random(SEED);
  const a = terms(random, 2 ** 19);
  const b = terms(random, 2 ** 19);
  return () => checksum(convolution(a, b));
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
  const n = 2 ** 19;
  return `${n} ${n}\n${terms(random, n).join(" ")}\n${terms(random, n).join(" ")}\n`;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "product of two polynomials of 2^19 terms modulo 998244353",
    seed: SEED,
    contenders: [
      { role: "ours", name: "convolution", prepare: prepared },
      {
        role: "cpp",
        name: "C++ transforms, kept quotients",
        source: "polynomial.cpp",
        args: ["convolution"],
      },
    ],
  },
  {
    kind: "process",
    work: "convolution_mod: 2^19 and 2^19 terms",
    seed: SEED,
    stdin: input,
    contenders: [
      { role: "ours", name: "whole program", program: "lib/polynomial/convolution.verify.ts" },
      {
        role: "cpp",
        name: "C++ as plain as the official one",
        source: "library-checker.cpp",
        args: ["convolution_mod"],
      },
    ],
  },
];
