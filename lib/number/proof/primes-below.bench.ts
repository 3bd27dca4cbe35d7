import type { Bench, Run } from "../../../scripts/bench/bench";
import { primesBelow } from "../primes-below";

function prepared(): Run {
  return () => {
    const primes = primesBelow(500_000_000);
    return primes.length + primes[primes.length - 1]!;
  };
}

/** How many primes are below 10^7. */
const few = (primes: (limit: number) => ArrayLike<number>) => (): Run => () => primes(1e7).length;

interface Peer {
  readonly default: (limit: number) => number[];
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "all primes up to 5·10^8",
    contenders: [
      { role: "ours", name: "primesBelow", prepare: prepared },
      {
        role: "cpp",
        name: "C++ wheel in segments",
        source: "number/numbers.cpp",
        args: ["primes"],
      },
    ],
  },
  {
    kind: "function",
    work: "all primes up to 10^7",
    contenders: [
      { role: "ours", name: "primesBelow", prepare: few(primesBelow) },
      {
        role: "peer",
        name: "sieve-of-eratosthenes",
        prepare: ({ default: sieve }: Peer) => few(sieve)(),
      },
    ],
  },
  {
    kind: "process",
    work: "enumerate_primes: N = 5·10^8, every 50th",
    stdin: () => "500000000 50 0\n",
    contenders: [
      { role: "ours", name: "whole program", program: "lib/number/proof/primes-below.verify.ts" },
      {
        role: "cpp",
        name: "C++ as plain as the official one",
        source: "number/library-checker.cpp",
        args: ["enumerate_primes"],
      },
    ],
  },
];
