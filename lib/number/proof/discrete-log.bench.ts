import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours } from "../../../scripts/bench/contenders";
import { discreteLog } from "../discrete-log";
import { primesBelow } from "../primes-below";
import { primitiveRoot } from "../primitive-root";

/** The sum of the logarithms of 12345 to a primitive root of each of the last primes below 10^6. */
const ofPrimes = (log: (root: number, value: number, p: number) => number) => (): Run => {
  const primes = primesBelow(1e6).slice(-200);
  const roots = primes.map((p) => primitiveRoot(p));
  return () => primes.reduce((sum, p, i) => sum + log(roots[i]!, 12_345, p), 0);
};

interface Peer {
  readonly default: { logMod(value: number, root: number, p: number): number };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "discrete logarithms modulo 200 primes near 10^6" }, [
    ours("discreteLog", ofPrimes(discreteLog)),
    {
      role: "peer",
      name: "number-theory",
      // It keeps the powers of a root for further calls, as only the first run shows.
      prepare: ({ default: { logMod } }: Peer) =>
        ofPrimes((root, value, p) => logMod(value, root, p))(),
    },
  ]),
];
