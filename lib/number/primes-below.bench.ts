import type { Bench, Run } from "../../scripts/bench/bench";
import { primesBelow } from "./primes-below";

function prepared(): Run {
  return () => {
    const primes = primesBelow(500_000_000);
    return primes.length + primes[primes.length - 1]!;
  };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "all primes up to 5·10^8",
    contenders: [
      { role: "ours", name: "primesBelow", prepare: prepared },
      { role: "cpp", name: "C++ wheel in segments", source: "numbers.cpp", args: ["primes"] },
    ],
  },
  {
    kind: "process",
    work: "enumerate_primes: N = 5·10^8, every 50th",
    stdin: () => "500000000 50 0\n",
    contenders: [
      { role: "ours", name: "whole program", program: "lib/number/primes-below.verify.ts" },
      {
        role: "cpp",
        name: "C++ as plain as the official one",
        source: "library-checker.cpp",
        args: ["enumerate_primes"],
      },
    ],
  },
];
