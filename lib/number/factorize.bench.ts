import type { Bench, Run } from "../../scripts/bench/bench";
import { Random } from "../sequence/random";
import { factorize } from "./factorize";
import { isPrime } from "./is-prime";

const SEED = 1;

/** Products of two primes of 30 bits, the hardest of 60 bits. */
function prepared(): Run {
  const random = new Random(SEED);
  const primes: bigint[] = [];
  while (primes.length < 40) {
    const n = random.int(500_000_000, 1_000_000_000);
    if (isPrime(n)) primes.push(BigInt(n));
  }
  const numbers = primes
    .filter((_, i) => i % 2 === 0)
    .map((prime, i) => prime * primes[2 * i + 1]!);
  return () => {
    let sum = 0;
    for (const n of numbers) sum += Number(factorize(n)[0]);
    return sum;
  };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "factors of 20 products of two 30-bit primes",
    seed: SEED,
    contenders: [
      { role: "ours", name: "factorize", prepare: prepared },
      { role: "cpp", name: "C++ Brent, Montgomery", source: "numbers.cpp", args: ["factorize"] },
    ],
  },
];
