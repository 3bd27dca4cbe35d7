import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { limbsProduct } from "../limbs-product";

const SEED = 1;

function prepared(): Run {
  const random = new Random(SEED);
  const a = terms(random, 333_333, 999_999);
  const b = terms(random, 333_333, 999_999);
  return () => checksum(limbsProduct(a, b));
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
  const digits = () =>
    Array.from(terms(random, 333_333, 899_999), (limb) => limb + 100_000).join("");
  return `1\n${digits()} ${digits()}\n`;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "product of two integers of 2·10^6 digits",
    seed: SEED,
    contenders: [
      { role: "ours", name: "limbsProduct", prepare: prepared },
      {
        role: "cpp",
        name: "C++ two transforms",
        source: "polynomial/polynomial.cpp",
        args: ["product"],
      },
    ],
  },
  {
    kind: "process",
    work: "multiplication_of_big_integers: 2·10^6 digits",
    seed: SEED,
    stdin: input,
    contenders: [
      {
        role: "ours",
        name: "whole program",
        program: "lib/polynomial/proof/big-integer.verify.ts",
      },
      {
        role: "cpp",
        name: "C++ as plain as the official one",
        source: "number/library-checker.cpp",
        args: ["multiplication_of_big_integers"],
      },
    ],
  },
];
