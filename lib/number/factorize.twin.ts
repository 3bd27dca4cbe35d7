import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

const numbers = (random: Random, count: number, largest: number) =>
  `${count}\n${Array.from({ length: count }, () => `${random.int(1, largest)}\n`).join("")}`;

export const twin: Twin = {
  problem: "factorize",
  generators: {
    small: (random) => numbers(random, 100, 1000),
    middle: (random) => numbers(random, 50, 10 ** 12),
    /** The two largest primes below 10^9: no factor is met early. */
    "max-semiprime": () => ({
      input: `100\n${"999999866000004473\n".repeat(100)}`,
      output: "2 999999929 999999937\n".repeat(100),
    }),
  },
  naive: (input) => {
    const lines = input
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => {
        const factors: number[] = [];
        let rest = Number(line);
        for (let d = 2; d * d <= rest; d++) for (; rest % d === 0; rest /= d) factors.push(d);
        if (rest > 1) factors.push(rest);
        return `${[factors.length, ...factors].join(" ")}\n`;
      });
    return lines.join("");
  },
};
