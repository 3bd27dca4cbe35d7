import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";
import { inverses, series } from "./series-inputs";

const P = 998244353;

const first = (random: Random) => [0, random.int(1, P - 1)];

export const twin: Twin = {
  problem: "compositional_inverse_of_formal_power_series_large",
  timeLimitMs: 10_000,
  rounds: 5,
  generators: {
    small: (random) => series(random, random.int(2, 9), first),
    middle: (random) => series(random, random.int(10, 40), first),
    extreme: (random) => series(random, random.int(30, 35), first, P - 2),
    /** x + x² + x³ … = x / (1 - x) is undone by x / (1 + x). */
    "max-geometric": () => {
      const n = 131_072;
      const input = `${n}\n0 ${"1 ".repeat(n - 1)}\n`;
      return { input, output: `0 ${`1 ${P - 1} `.repeat(n / 2 - 1)}1\n` };
    },
    /** x - x² is undone by the Catalan numbers. */
    "max-catalan": () => {
      const n = 131_072;
      const inverse = inverses(n + 1);
      const times = (a: number, b: number) => Number((BigInt(a) * BigInt(b)) % BigInt(P));
      const catalan = [0, 1];
      for (let i = 2; i < n; i++) {
        catalan.push(times(times(catalan[i - 1]!, 4 * i - 6), inverse[i]!));
      }
      const input = `${n}\n0 1 ${P - 1}${" 0".repeat(n - 3)}\n`;
      return { input, output: `${catalan.join(" ")}\n` };
    },
  },
  naive: (input) => {
    const g = input.split("\n")[1]!.split(" ").map(BigInt);
    const n = g.length;
    const p = BigInt(P);
    const inverse = (value: bigint) => naiveInverse(value, p);
    // The terms of h one after the other: each makes the next term of g(h(x)) right.
    const h = new Array<bigint>(n).fill(0n);
    const slope = inverse(g[1]!);
    for (let k = 1; k < n; k++) {
      let power: bigint[] = h.map((_, i) => (i === 0 ? 1n : 0n));
      let sum = 0n;
      for (const factor of g) {
        sum += factor * power[k]!;
        const next = new Array<bigint>(n).fill(0n);
        for (let i = 0; i <= k; i++) {
          for (let j = 0; i + j <= k; j++) next[i + j] = (next[i + j]! + power[i]! * h[j]!) % p;
        }
        power = next;
      }
      const wanted = k === 1 ? 1n : 0n;
      h[k] = ((((wanted - sum) % p) + p) * slope) % p;
    }
    return `${h.join(" ")}\n`;
  },
};
