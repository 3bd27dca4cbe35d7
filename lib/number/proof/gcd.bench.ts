import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { gcd } from "../gcd";

const PAIRS = 1_000_000;

type Gcd = (a: number, b: number) => number;

const ofPairs = (greatest: Gcd) => () => {
  const random = new Random(1);
  const numbers = Int32Array.from({ length: 2 * PAIRS }, () => random.int(1, 2 ** 31 - 1));
  return () => {
    let sum = 0;
    for (let i = 0; i < numbers.length; i += 2) sum += greatest(numbers[i]!, numbers[i + 1]!);
    return sum;
  };
};

export const benches: readonly Bench[] = [
  functionBench({ work: "greatest common divisors of 10^6 pairs of 31 bits", seed: 1 }, [
    ours("gcd", ofPairs(gcd)),
    peer("number-theory", ({ default: { gcd: peer } }: { default: { gcd: Gcd } }) =>
      ofPairs(peer)(),
    ),
  ]),
];
