import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const numbers = (random: Random, count: number, number: () => bigint) => {
  const lines = Array.from({ length: count }, number);
  return `${count}\n${random.shuffle(lines).join("\n")}\n`;
};

/**
 * Composite, though the first bases of a Miller-Rabin test call each of them prime (OEIS A014233, up to
 * 10^18), or those of three usual short lists of bases (G. Jaeschke, 1993).
 */
const PSEUDOPRIMES = [
  2047n,
  1373653n,
  25326001n,
  3215031751n,
  2152302898747n,
  3474749660383n,
  341550071728321n,
  9080191n,
  4759123141n,
  1122004669633n,
];

/** The two largest primes below 10^9. */
const PRIMES = [999_999_937n, 999_999_929n];

/** Lines that repeat these numbers. */
function repeated(count: number, composites: readonly bigint[]): Answered {
  const lines = Array.from({ length: count }, (_, i) => `${composites[i % composites.length]}\n`);
  return { input: `${count}\n${lines.join("")}`, output: "No\n".repeat(count) };
}

const PRODUCTS = PRIMES.flatMap((p) => PRIMES.map((q) => p * q));

export const twin: Twin = {
  problem: "primality_test",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => numbers(random, 100, () => random.bigint(1n, 200n)),
    middle: (random) => numbers(random, 100, () => random.bigint(1n, 10n ** 10n)),
    pseudoprimes: () => repeated(10, PSEUDOPRIMES),
    ends: () => ({
      input: "6\n1\n2\n3\n4\n1000000000000000000\n999999999999999989\n",
      output: "No\nYes\nYes\nNo\nNo\nYes\n",
    }),
    "max-pseudoprimes": () => repeated(100_000, PSEUDOPRIMES),
    "max-products": () => repeated(100_000, PRODUCTS),
    /** The largest prime below 10^18 (10^18 - 11), the costliest answer there is. */
    "max-prime": () => ({
      input: `100000\n${"999999999999999989\n".repeat(100_000)}`,
      output: "Yes\n".repeat(100_000),
    }),
  },
  naive: (input) => {
    const answers = input
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => {
        const n = Number(line);
        let divisor = 2;
        while (divisor * divisor <= n && n % divisor !== 0) divisor++;
        return n > 1 && divisor * divisor > n ? "Yes\n" : "No\n";
      });
    return answers.join("");
  },
};
