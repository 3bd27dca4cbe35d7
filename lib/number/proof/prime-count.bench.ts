import type { Bench } from "../../../scripts/bench/bench";
import { cpp } from "../../../scripts/bench/contenders";

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "counting_primes: N = 10^11",
    stdin: () => "100000000000\n",
    contenders: [
      { role: "ours", name: "whole program", program: "lib/number/proof/prime-count.verify.ts" },
      cpp("C++ as plain as the official one", "number/library-checker.cpp", "counting_primes"),
    ],
  },
];
