import type { Bench, Run } from "../../../scripts/bench/bench";
import { primeCount } from "../prime-count";

function prepared(): Run {
  return () => primeCount(1e11);
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "number of primes up to 10^11",
    contenders: [
      { role: "ours", name: "primeCount", prepare: prepared },
      {
        role: "cpp",
        name: "C++ quotients without small factors",
        source: "number/numbers.cpp",
        args: ["count"],
      },
    ],
  },
  {
    kind: "process",
    work: "counting_primes: N = 10^11",
    stdin: () => "100000000000\n",
    contenders: [
      { role: "ours", name: "whole program", program: "lib/number/proof/prime-count.verify.ts" },
      {
        role: "cpp",
        name: "C++ as plain as the official one",
        source: "number/library-checker.cpp",
        args: ["counting_primes"],
      },
    ],
  },
];
