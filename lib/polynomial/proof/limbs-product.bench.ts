import type { Bench } from "../../../scripts/bench/bench";
import { cpp } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";

const SEED = 1;

function terms(random: Random, length: number, most = 998_244_352): Int32Array {
  return Int32Array.from({ length }, () => random.int(0, most));
}

function input(): string {
  const random = new Random(SEED);
  const digits = () =>
    Array.from(terms(random, 333_333, 899_999), (limb) => limb + 100_000).join("");
  return `1\n${digits()} ${digits()}\n`;
}

export const benches: readonly Bench[] = [
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
      cpp(
        "C++ as plain as the official one",
        "number/library-checker.cpp",
        "multiplication_of_big_integers",
      ),
    ],
  },
];
