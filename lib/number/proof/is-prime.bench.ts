import type { Bench } from "../../../scripts/bench/bench";
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

interface TheoryPeer {
  readonly default: { miller: Test };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "which of 50,000 odd numbers above 10^9 are primes",
    contenders: [
      { role: "ours", name: "isPrime", prepare: ofSmall(isPrime) },
      {
        role: "peer",
        name: "primes-and-factors",
        prepare: ({ default: peer }: FactorsPeer) => ofSmall((n) => peer.isPrime(n))(),
      },
      {
        role: "peer",
        name: "number-theory",
        prepare: ({ default: { miller } }: TheoryPeer) => ofSmall(miller)(),
      },
    ],
  },
];
