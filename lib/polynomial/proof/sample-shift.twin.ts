import type { Twin } from "../../../scripts/verify/twin";
import { naivePower } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function samples(random: Random, n: number, m: number, c: number, low = 0): string {
  const values = Array.from({ length: n }, () => random.int(low, P - 1));
  return `${n} ${m} ${c}\n${values.join(" ")}\n`;
}

/** Starts below, among, at the end of and behind the samples, also across the modulus. */
function start(random: Random, n: number, m: number): number {
  return random.pick([
    0,
    n - 1,
    n,
    random.int(0, n),
    P - 1,
    P - random.int(1, m),
    random.int(0, P - 1),
  ]);
}

export const twin: Twin = {
  problem: "shift_of_sampling_points_of_polynomial",
  timeLimitMs: 5000,
  rounds: 60,
  generators: {
    small: (random) => {
      const [n, m] = [random.int(1, 8), random.int(1, 8)];
      return samples(random, n, m, start(random, n, m));
    },
    middle: (random) => {
      const [n, m] = [random.int(1, 60), random.int(1, 60)];
      return samples(random, n, m, start(random, n, m), random.pick([0, P - 2]));
    },
    /** The values of x^(n - 1), c before the modulus, so that 0 stands among the new points. */
    "max-power": () => {
      const n = 2 ** 19;
      const c = P - 2 ** 18;
      const power = (x: number) => naivePower(BigInt(x), BigInt(n - 1), BigInt(P));
      const values = Array.from({ length: n }, (_, x) => power(x));
      const output = values.map((_, i) => (c + i < P ? power(c + i) : values[c + i - P]));
      return { input: `${n} ${n} ${c}\n${values.join(" ")}\n`, output: output.join(" ") };
    },
  },
  atBounds: {
    "max-random": (random) => samples(random, 2 ** 19, 2 ** 19, random.int(0, P - 1)),
    "max-one-value": (random) => samples(random, 1, 2 ** 19, random.int(0, P - 1)),
    "max-one-point": (random) => samples(random, 2 ** 19, 1, 2 ** 19),
  },
  /** Newton's forward differences times binomial coefficients of x, one factor after the other. */
  naive: (input) => {
    const p = BigInt(P);
    const [head, line] = input.split("\n").map((text) => text.split(" ").map(BigInt));
    const [n, m, c] = head as [bigint, bigint, bigint];
    const differences = line!.slice();
    for (let order = 1; order < n; order++) {
      for (let i = Number(n) - 1; i >= order; i--) {
        differences[i] = (differences[i]! - differences[i - 1]!) % p;
      }
    }
    const inverse = (k: bigint) => {
      let multiple = 1n;
      while (multiple % k !== 0n) multiple += p;
      return multiple / k;
    };
    const inverses = differences.map((_, i) => inverse(BigInt(i + 1)));
    const values = Array.from({ length: Number(m) }, (_, i) => {
      const x = (c + BigInt(i)) % p;
      let [sum, binomial] = [0n, 1n];
      differences.forEach((difference, k) => {
        sum += difference * binomial;
        binomial = (((binomial * (x - BigInt(k))) % p) * inverses[k]!) % p;
      });
      return ((sum % p) + p) % p;
    });
    return `${values.join(" ")}\n`;
  },
};
