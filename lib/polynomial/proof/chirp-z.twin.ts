import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;
const MAX_COUNT = 2 ** 19;

function evaluation(random: Random, n: number, m: number, low = 0): string {
  const factor = () => random.pick([0, 1, P - 1, random.int(0, P - 1), random.int(0, P - 1)]);
  const terms = Array.from({ length: n }, () => random.int(low, P - 1));
  return `${n} ${m} ${factor()} ${factor()}\n${terms.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "multipoint_evaluation_on_geometric_sequence",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => evaluation(random, random.int(1, 7), random.int(1, 7)),
    middle: (random) => evaluation(random, random.int(1, 100), random.int(1, 100)),
    extreme: (random) => evaluation(random, random.int(1, 70), random.int(1, 70), P - 2),
    /** 1 + x + … + x^(n - 1) is (x^n - 1) / (x - 1): here at 3 · 2^i, n a power of two. */
    "max-geometric": () => {
      const p = BigInt(P);
      const values: bigint[] = [];
      for (let i = 0, x = 3n; i < MAX_COUNT; i++, x = (x * 2n) % p) {
        let power = x;
        for (let step = 0; step < 19; step++) power = (power * power) % p;
        let [rest, next, factor, nextFactor] = [p, x - 1n, 0n, 1n]; // Euclid's algorithm
        while (next > 0n) {
          const quotient = rest / next;
          [rest, next] = [next, rest % next];
          [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
        }
        values.push(((((power - 1n) * factor) % p) + p) % p);
      }
      const input = `${MAX_COUNT} ${MAX_COUNT} 3 2\n${"1 ".repeat(MAX_COUNT)}\n`;
      return { input, output: values.join(" ") };
    },
  },
  atBounds: {
    "max-random": (random) => evaluation(random, MAX_COUNT, MAX_COUNT),
    "max-one-point": (random) => evaluation(random, MAX_COUNT, 1),
    "max-constant": (random) => evaluation(random, 1, MAX_COUNT),
  },
  naive: (input) => {
    const p = BigInt(P);
    const [head, f] = input.split("\n").map((line) => line.split(" ").map(BigInt));
    const [, m, a, r] = head as [bigint, bigint, bigint, bigint];
    const values: bigint[] = [];
    for (let i = 0, x = a; i < m; i++, x = (x * r) % p) {
      values.push(f!.reduceRight((sum, term) => (sum * x + term) % p, 0n));
    }
    return `${values.join(" ")}\n`;
  },
};
