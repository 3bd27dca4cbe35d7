import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function tests(random: Random, count: number, n: number, most: number): string {
  const line = () => `${random.int(1, n)} ${random.int(1, most)} ${random.int(1, most)}\n`;
  return `${count}\n${Array.from({ length: count }, line).join("")}`;
}

export const twin: Twin = {
  problem: "rational_approximation",
  timeLimitMs: 5000,
  generators: {
    small: (random) => tests(random, 10, 12, 15),
    middle: (random) => tests(random, 4, 60, 1_000_000_000),
    /** 10^9 / (10^9 - 1) lies between 1 and the fraction of the two numbers before. */
    "max-near-one": () => ({
      input: `100000\n${"999999999 1000000000 999999999\n".repeat(100_000)}`,
      output: "1 1 999999999 999999998\n".repeat(100_000),
    }),
    /** Neighbours in Fibonacci's sequence are the fractions with the longest path. */
    "max-fibonacci": () => ({
      input: `100000\n${"1000000000 701408733 433494437\n".repeat(100_000)}`,
      output: "701408733 433494437 701408733 433494437\n".repeat(100_000),
    }),
  },
  atBounds: {
    "max-random": (random) => tests(random, 100_000, 1_000_000_000, 1_000_000_000),
  },
  /** All fractions, by products in BigInt. */
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const answers = lines.map((line) => {
      const [n, x, y] = line.split(" ").map(BigInt);
      let [low, high] = [
        [0n, 1n],
        [1n, 0n],
      ] as [bigint[], bigint[]];
      // In this order each fraction is in lowest terms when it is first met.
      for (let a = 0n; a <= n!; a++) {
        for (let b = 1n; b <= n!; b++) {
          if (a * y! <= b * x! && a * low[1]! > b * low[0]!) low = [a, b];
          if (a * y! >= b * x! && a * high[1]! < b * high[0]!) high = [a, b];
        }
      }
      return [...low, ...high].join(" ");
    });
    return `${answers.join("\n")}\n`;
  },
};
