import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const list = (random: Random, n: number, most: number) =>
  `${n}\n${Array.from({ length: n }, () => random.int(1, most)).join(" ")}\n`;

/** The least steps for each last value, which may be taken from the given ones. */
function naive(input: string): string {
  const numbers = input.trim().split(/\s+/).slice(1).map(Number);
  const values = [...new Set(numbers)].sort((a, b) => a - b);
  let steps = values.map(() => 0);
  for (const number of numbers) {
    let least = Infinity;
    steps = steps.map((before, i) => {
      least = Math.min(least, before);
      return least + Math.abs(values[i]! - number);
    });
  }
  return `${Math.min(...steps)}\n`;
}

export const twin: Twin = {
  problem: "2132",
  generators: {
    small: (random) => list(random, random.int(1, 9), random.pick([3, 9, 1e9])),
    middle: (random) => list(random, 300, random.pick([9, 1e9])),
    /** From 10^9 down to 1 in equal steps: all become the middle one. */
    "max-down": () => {
      const n = 200_000;
      const numbers = Array.from({ length: n }, (_, i) => 1 + 5000 * (n - 1 - i));
      const middle = numbers[n / 2]!;
      const steps = numbers.reduce((sum, x) => sum + Math.abs(x - middle), 0);
      return { input: `${n}\n${numbers.join(" ")}\n`, output: `${steps}\n` };
    },
    "max-up": () => {
      const n = 200_000;
      const numbers = Array.from({ length: n }, (_, i) => 1 + 5000 * i);
      return { input: `${n}\n${numbers.join(" ")}\n`, output: "0\n" };
    },
  },
  naive,
};
