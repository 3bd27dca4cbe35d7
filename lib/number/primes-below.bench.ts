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
];
