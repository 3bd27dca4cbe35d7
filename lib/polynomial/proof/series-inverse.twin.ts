import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function series(random: Random, n: number, low = 0): string {
  const terms = Array.from({ length: n }, () => random.int(low, P - 1));
  terms[0] = random.int(1, P - 1);
  return `${n}\n${terms.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "inv_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => series(random, random.int(1, 9)),
    middle: (random) => series(random, random.int(10, 150)),
    extreme: (random) => series(random, random.int(60, 70), P - 2),
    /** 1 / (1 - x) has all coefficients 1. */
    "max-geometric": () => {
      const n = 500_000;
      const input = `${n}\n1 ${P - 1}${" 0".repeat(n - 2)}\n`;
      return { input, output: `${"1 ".repeat(n)}\n` };
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
    const first = naiveInverse(f[0]!, p); // 1 / f[0] by Fermat
    const g = [first];
    for (let n = 1; n < f.length; n++) {
      let sum = 0n;
      for (let i = 1; i <= n; i++) sum += f[i]! * g[n - i]!;
      g.push((((-sum * first) % p) + p) % p);
    }
    return `${g.join(" ")}\n`;
  },
};
