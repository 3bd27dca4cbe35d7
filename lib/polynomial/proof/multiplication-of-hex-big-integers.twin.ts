import type { Twin } from "../../../scripts/verify/twin";
import { hexNumber, hexPairs, parsed, written } from "./addition-of-hex-big-integers.twin";

export const twin: Twin = {
  problem: "multiplication_of_hex_big_integers",
  timeLimitMs: 5000,
  generators: {
    small: (random) => hexPairs(random, 20, 4),
    middle: (random) => hexPairs(random, 5, 80),
    /** (16^n - 1)² = 16^(2 n) - 2 · 16^n + 1 */
    "max-square": () => {
      const n = 1_600_000;
      const most = "F".repeat(n);
      return {
        input: `1\n${most} -${most}\n`,
        output: `-${"F".repeat(n - 1)}E${"0".repeat(n - 1)}1\n`,
      };
    },
    "max-count": (random) => hexPairs(random, 160_000, 1),
  },
  atBounds: {
    "max-random": (random) => `1\n${hexNumber(random, 1.6e6)} ${hexNumber(random, 1.6e6)}\n`,
    "max-thin": (random) => `1\n${hexNumber(random, 1.6e6)} ${hexNumber(random, 1000)}\n`,
  },
  /** Digit by digit. */
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const products = lines.map((line) => {
      const [a, b] = line.split(" ").map(parsed);
      const sums = new Array<number>(a!.digits.length + b!.digits.length).fill(0);
      const sign = a!.isNegative === b!.isNegative ? 1 : -1;
      a!.digits.forEach((x, i) => {
        b!.digits.forEach((y, j) => {
          sums[i + j]! += sign * x * y;
        });
      });
      return `${written(sums)}\n`;
    });
    return products.join("");
  },
};
