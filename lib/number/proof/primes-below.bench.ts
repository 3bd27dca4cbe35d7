import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { primesBelow } from "../primes-below";

/** How many primes are below 10^7. */
const few = (primes: (limit: number) => ArrayLike<number>) => (): Run => () => primes(1e7).length;

interface Peer {
  readonly default: (limit: number) => number[];
}

export const benches: readonly Bench[] = [
  functionBench({ work: "all primes up to 10^7" }, [
    ours("primesBelow", few(primesBelow)),
    peer("sieve-of-eratosthenes", ({ default: sieve }: Peer) => few(sieve)()),
  ]),
  {
    kind: "process",
    work: "enumerate_primes: N = 5·10^8, every 50th",
    stdin: () => "500000000 50 0\n",
    contenders: [
      { role: "ours", name: "whole program", program: "lib/number/proof/primes-below.verify.ts" },
      cpp("C++ as plain as the official one", "number/library-checker.cpp", "enumerate_primes"),
    ],
  },
];
