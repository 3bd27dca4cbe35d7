import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { primesBelow } from "../primes-below";
import { primitiveRoot } from "../primitive-root";

/** The sum of the least primitive roots of the last primes below 10^6. */
const ofPrimes = (root: (p: number) => number) => (): Run => {
  const primes = primesBelow(1e6).slice(-10);
  return () => primes.reduce((sum, p) => sum + root(p), 0);
};

interface Peer {
  readonly default: { primitiveRoot(p: number): number };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "primitive roots of ten primes near 10^6" }, [
    ours("primitiveRoot", ofPrimes(primitiveRoot)),
    peer("number-theory", ({ default: { primitiveRoot: peer } }: Peer) => ofPrimes(peer)()),
  ]),
];
