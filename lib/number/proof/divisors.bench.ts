import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { divisors } from "../divisors";

/** How many divisors 300 numbers of six digits have: of larger ones the package makes lists of gigabytes. */
const ofSmall = (list: (n: number) => ArrayLike<number>) => (): Run => () => {
  let sum = 0;
  for (let n = 700_000; n < 700_300; n++) sum += list(n).length;
  return sum;
};

interface Peer {
  readonly default: { divisors(n: number): number[] };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "divisors of 300 numbers of 6 digits" }, [
    ours("divisors", ofSmall(divisors)),
    peer("number-theory", ({ default: { divisors: peer } }: Peer) => ofSmall(peer)()),
  ]),
];
