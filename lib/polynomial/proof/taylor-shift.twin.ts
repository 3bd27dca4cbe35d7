import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function shift(random: Random, n: number, low = 0): string {
  const terms = Array.from({ length: n }, () => random.int(low, P - 1));
  return `${n} ${random.pick([0, 1, P - 1, random.int(0, P - 1)])}\n${terms.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "polynomial_taylor_shift",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => shift(random, random.int(1, 8)),
    middle: (random) => shift(random, random.int(9, 120)),
    extreme: (random) => shift(random, random.int(60, 70), P - 2),
    /** x^n moved by -1 and back is x^n: here (x - 1)^n from Pascal's triangle, moved by 1. */
    "max-power": () => {
      const n = 524_287;
      const terms = Array.from({ length: n + 1 }, () => 0n);
      terms[n] = 1n;
      let inverses = [0n, 1n];
      for (let i = 2; i <= n; i++) {
        inverses.push((BigInt(P - Math.floor(P / i)) * inverses[P % i]!) % BigInt(P));
      }
      for (let i = n; i > 0; i--) {
        const next = (((terms[i]! * BigInt(i)) % BigInt(P)) * inverses[n - i + 1]!) % BigInt(P);
        terms[i - 1] = (BigInt(P) - next) % BigInt(P);
      }
      inverses = [];
      const output = `${"0 ".repeat(n)}1\n`;
      return { input: `${n + 1} 1\n${terms.join(" ")}\n`, output };
    },
  },
  atBounds: {
    "max-random": (random) => shift(random, 524_288),
    "max-high": (random) => shift(random, 524_288, P - 2),
    "max-nowhere": () => `524288 0\n${`${P - 1} `.repeat(524_288)}\n`,
  },
  /** Horner's scheme again and again. */
  naive: (input) => {
    const [head, line] = input.split("\n");
    const c = BigInt(head!.split(" ")[1]!);
    const f = line!.split(" ").map(BigInt);
    for (let low = 0; low < f.length; low++) {
      for (let i = f.length - 2; i >= low; i--) f[i] = (f[i]! + c * f[i + 1]!) % BigInt(P);
    }
    return `${f.join(" ")}\n`;
  },
};
