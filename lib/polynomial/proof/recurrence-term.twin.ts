import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function recurrence(random: Random, d: number, k: bigint | number, low = 0): string {
  const terms = () => Array.from({ length: d }, () => random.int(low, P - 1)).join(" ");
  return `${d} ${k}\n${terms()}\n${terms()}\n`;
}

export const twin: Twin = {
  problem: "kth_term_of_linearly_recurrent_sequence",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => recurrence(random, random.int(1, 5), random.int(0, 60)),
    middle: (random) => recurrence(random, random.int(6, 60), random.int(0, 2000)),
    extreme: (random) => recurrence(random, random.int(30, 34), random.int(0, 300), P - 1),
    /** a[i] = a[i - d], so a[k] is a[k mod d]. */
    "max-period": () => {
      const d = 100_000;
      const terms = Array.from({ length: d }, (_, i) => i + 1).join(" ");
      const input = `${d} 999999999999987654\n${terms}\n${"0 ".repeat(d - 1)}1\n`;
      return { input, output: `${(999999999999987654n % 100_000n) + 1n}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => recurrence(random, 100_000, random.bigint(0n, 10n ** 18n)),
    "max-high": (random) => recurrence(random, 100_000, 10n ** 18n, P - 1),
    "max-first": (random) => recurrence(random, 100_000, 5),
    "max-order-one": (random) => recurrence(random, 1, 10n ** 18n),
  },
  /** Term after term. */
  naive: (input) => {
    const [head, a, c] = input.split("\n").map((line) => line.split(" ").map(Number));
    const terms = a!.map(BigInt);
    const factors = c!.map(BigInt);
    const k = head![1]!;
    for (let i = terms.length; i <= k; i++) {
      let sum = 0n;
      factors.forEach((factor, j) => {
        sum += factor * terms[i - 1 - j]!;
      });
      terms.push(sum % BigInt(P));
    }
    return `${terms[k]}\n`;
  },
};
