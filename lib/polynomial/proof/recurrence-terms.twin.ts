import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function recurrence(random: Random, d: number, k: bigint | number, m: number, low = 0): string {
  const terms = () => Array.from({ length: d }, () => random.int(low, P - 1)).join(" ");
  return `${d} ${k} ${m}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "consecutive_terms_of_linear_recurrent_sequence",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => recurrence(random, random.int(1, 5), random.int(0, 60), random.int(1, 12)),
    middle: (random) =>
      recurrence(random, random.int(6, 60), random.int(0, 1000), random.int(1, 200)),
    extreme: (random) => recurrence(random, random.int(30, 34), random.int(0, 300), 40, P - 1),
    /** a[i] = a[i - d], so a[k] is a[k mod d]. */
    "max-period": () => {
      const [d, m] = [100_000, 500_000];
      const terms = Array.from({ length: d }, (_, i) => i + 1).join(" ");
      const input = `${d} 999999999999987654 ${m}\n${terms}\n${"0 ".repeat(d - 1)}1\n`;
      const answers = Array.from({ length: m }, (_, i) => ((87_654 + i) % d) + 1);
      return { input, output: `${answers.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => recurrence(random, 100_000, random.bigint(0n, 10n ** 18n), 500_000),
    "max-high": (random) => recurrence(random, 100_000, 10n ** 18n, 500_000, P - 1),
    "max-first": (random) => recurrence(random, 100_000, 5, 500_000),
    "max-order-one": (random) => recurrence(random, 1, 10n ** 18n, 500_000),
  },
  /** Term after term. */
  naive: (input) => {
    const [head, a, c] = input.split("\n").map((line) => line.split(" ").map(Number));
    const terms = a!.map(BigInt);
    const factors = c!.map(BigInt);
    const [, k, m] = head as [number, number, number];
    for (let i = terms.length; i < k + m; i++) {
      let sum = 0n;
      factors.forEach((factor, j) => {
        sum += factor * terms[i - 1 - j]!;
      });
      terms.push(sum % BigInt(P));
    }
    return `${terms.slice(k, k + m).join(" ")}\n`;
  },
};
