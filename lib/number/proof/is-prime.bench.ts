import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { isPrime } from "../is-prime";

const SMALL = 50_000;

type Test = (n: number) => boolean;

/** How many odd numbers from 10^9 on are primes. */
const ofSmall = (test: Test) => () => () => {
  let count = 0;
  for (let i = 0; i < SMALL; i++) count += +test(1e9 + 1 + 2 * i);
  return count;
};

interface FactorsPeer {
  readonly default: { isPrime: Test };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "which of 50,000 odd numbers above 10^9 are primes" }, [
    ours("isPrime", ofSmall(isPrime)),
    peer("primes-and-factors", ({ default: peer }: FactorsPeer) =>
      ofSmall((n) => peer.isPrime(n))(),
    ),
  ]),
];
