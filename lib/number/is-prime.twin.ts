import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

const numbers = (random: Random, count: number, number: () => bigint) => {
  const lines = Array.from({ length: count }, number);
  return `${count}\n${random.shuffle(lines).join("\n")}\n`;
};

export const twin: Twin = {
  problem: "primality_test",
  generators: {
    small: (random) => numbers(random, 100, () => random.bigint(1n, 200n)),
    middle: (random) => numbers(random, 100, () => random.bigint(1n, 10n ** 10n)),
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
