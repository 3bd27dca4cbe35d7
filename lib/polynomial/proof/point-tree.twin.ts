import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function evaluation(random: Random, n: number, m: number, low = 0, high = P - 1): string {
  const terms = (count: number) =>
    Array.from({ length: count }, () => random.int(low, high)).join(" ");
  return `${n} ${m}\n${terms(n)}\n${terms(m)}\n`;
}

export const twin: Twin = {
  problem: "multipoint_evaluation",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => evaluation(random, random.int(1, 6), random.int(1, 6), 0, 9),
    middle: (random) => evaluation(random, random.int(1, 100), random.int(1, 100)),
    extreme: (random) => evaluation(random, random.int(1, 70), random.int(1, 70), P - 2),
    /** 1 + x + … + x^(n - 1) at all x in 0 … n - 1 is (x^n - 1) / (x - 1). */
    "max-geometric": () => {
      const n = 2 ** 17;
      const values = Array.from({ length: n }, (_, x) => {
        if (x < 2) return x === 0 ? 1n : BigInt(n);
        let power = BigInt(x);
        for (let step = 0; step < 17; step++) power = (power * power) % BigInt(P);
        return ((power - 1n) * inverse(BigInt(x - 1))) % BigInt(P);
      });
      const points = Array.from({ length: n }, (_, x) => x).join(" ");
      return {
        input: `${n} ${n}\n${"1 ".repeat(n)}\n${points}\n`,
        output: `${values.join(" ")}\n`,
      };
    },
  },
  atBounds: {
    "max-random": (random) => evaluation(random, 2 ** 17, 2 ** 17),
    "max-one-point": (random) => evaluation(random, 2 ** 17, 1),
    "max-constant": (random) => evaluation(random, 1, 2 ** 17),
    "max-same-points": () => {
      const n = 2 ** 17;
      return `${n} ${n}\n${`${P - 1} `.repeat(n)}\n${"0 ".repeat(n / 2)}${`${P - 1} `.repeat(n / 2)}\n`;
    },
  },
  naive: (input) => {
    const [, f, points] = input.split("\n").map((line) => line.split(" ").map(BigInt));
    const values = points!.map((x) =>
      f!.reduceRight((sum, term) => (sum * x + term) % BigInt(P), 0n),
    );
    return `${values.join(" ")}\n`;
  },
};

const inverse = (value: bigint) => naiveInverse(value, BigInt(P));
