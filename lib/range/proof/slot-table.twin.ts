import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, most: number, maxLength = n): string {
  const values = Array.from({ length: n }, () => random.int(-most, most));
  const lines = [`${n} ${q}`, values.join(" ")];
  for (let query = 0; query < q; query++) {
    const a = random.int(1, n);
    lines.push(`${a} ${random.int(a, Math.min(n, a + maxLength - 1))}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "3226",
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, 5),
    middle: (random) => queries(random, random.int(100, 300), 100, 1e9),
    "max-short-ranges": (random) => queries(random, 200_000, 200_000, 1e9, 30),
    "max-length": (random) => queries(random, 200_000, 100, 1e9),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 1e9),
  },
  // Kadane's algorithm for each query.
  naive: (input) => {
    const [header, values, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    return lines
      .slice(0, header![1])
      .map(([a, b]) => {
        let best = 0;
        let ending = 0;
        for (let i = a! - 1; i < b!; i++) {
          ending = Math.max(0, ending + values![i]!);
          best = Math.max(best, ending);
        }
        return `${best}\n`;
      })
      .join("");
  },
};
