import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function series(random: Random, n: number, low = 0): string {
  const terms = Array.from({ length: n }, () => random.int(low, P - 1));
  terms[0] = 0;
  return `${n}\n${terms.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "exp_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => series(random, random.int(1, 9)),
    middle: (random) => series(random, random.int(10, 150)),
    extreme: (random) => series(random, random.int(60, 70), P - 2),
    /** exp of x + x² / 2 + x³ / 3 … is 1 / (1 - x). */
    "max-harmonic": () => {
      const n = 500_000;
      const inverses = [0, 1];
      for (let i = 2; i < n; i++) {
        const product = BigInt(P - Math.floor(P / i)) * BigInt(inverses[P % i]!);
        inverses.push(Number(product % BigInt(P)));
      }
      return { input: `${n}\n${inverses.join(" ")}\n`, output: `${"1 ".repeat(n)}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => series(random, 500_000),
    "max-high": (random) => series(random, 500_000, P - 2),
    "max-power-of-two": (random) => series(random, 2 ** 18),
    "max-past-a-power": (random) => series(random, 2 ** 18 + 1),
  },
  naive: (input) => {
    const f = input.split("\n")[1]!.split(" ").map(BigInt);
    const p = BigInt(P);
    const inverse = (i: number) => naiveInverse(BigInt(i), p);
    // n · exp[n] is the sum of i · f[i] · exp[n - i].
    const exp = [1n];
    for (let n = 1; n < f.length; n++) {
      let sum = 0n;
      for (let i = 1; i <= n; i++) sum += BigInt(i) * f[i]! * exp[n - i]!;
      exp.push(((sum % p) * inverse(n)) % p);
    }
    return `${exp.join(" ")}\n`;
  },
};
