import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { factorize } from "../factorize";
import { isPrime } from "../is-prime";

const SEED = 1;

/** Products of two primes of 30 bits, the hardest of 60 bits. */
function semiprimes(count: number): bigint[] {
  const random = new Random(SEED);
  const primes: bigint[] = [];
  while (primes.length < 2 * count) {
    const n = random.int(500_000_000, 1_000_000_000);
    if (isPrime(n)) primes.push(BigInt(n));
  }
  return primes.filter((_, i) => i % 2 === 0).map((prime, i) => prime * primes[2 * i + 1]!);
}

/** The sum of all prime factors of 3,000 numbers just below 10^9. */
const ofSmall = (factors: (n: number) => ArrayLike<number | bigint>) => (): Run => () => {
  let sum = 0;
  for (let n = 1e9 - 3000; n < 1e9; n++) {
    const primes = factors(n);
    for (let i = 0; i < primes.length; i++) sum += Number(primes[i]!);
  }
  return sum;
};

function input(count: number): string {
  return `${count}\n${semiprimes(count).join("\n")}\n`;
}

interface Peer {
  readonly default: { getFactors(n: number): number[] };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "prime factors of 3,000 numbers below 10^9" }, [
    ours("factorize", ofSmall(factorize)),
    peer("primes-and-factors", ({ default: peer }: Peer) => ofSmall((n) => peer.getFactors(n))()),
  ]),
  {
    kind: "process",
    work: "factorize: 100 products of two 30-bit primes",
    seed: SEED,
    stdin: () => input(100),
    contenders: [
      { role: "ours", name: "whole program", program: "lib/number/proof/factorize.verify.ts" },
      cpp("C++ as plain as the official one", "number/library-checker.cpp", "factorize"),
    ],
  },
];
