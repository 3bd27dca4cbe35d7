import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { divisors } from "../divisors";

const FIRST = 963_761_198_400 - 100;

/** How many divisors 200 numbers have; among them one that has more than any number below. */
function prepared(count: (n: number) => number): Run {
  return () => {
    let sum = 0;
    for (let n = FIRST; n < FIRST + 200; n++) sum += count(n);
    return sum;
  };
}

function byTrial(n: number): number {
  const found: number[] = [];
  for (let d = 1; d * d <= n; d++) {
    if (n % d !== 0) continue;
    found.push(d);
    if (d * d < n) found.push(n / d);
  }
  return found.sort((a, b) => a - b).length;
}

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
  functionBench({ work: "divisors of 200 numbers of 12 digits" }, [
    ours("divisors", () => prepared((n) => divisors(n).length)),
    plain("trial up to the root", () => prepared(byTrial), { once: true }),
    cpp("C++ trial of factors", "number/products.cpp", "divisors"),
  ]),
  functionBench({ work: "divisors of 300 numbers of 6 digits" }, [
    ours("divisors", ofSmall(divisors)),
    peer("number-theory", ({ default: { divisors: peer } }: Peer) => ofSmall(peer)()),
  ]),
];
