import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, maxLength: number): string {
  const lines = [`${n} ${q}`];
  lines.push(Array.from({ length: n }, () => random.int(0, 1e9)).join(" "));
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    lines.push(`${l} ${random.int(l + 1, Math.min(n, l + maxLength))}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "staticrmq",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, 9),
    middle: (random) => queries(random, random.int(100, 600), 100, 600),
    "max-short-ranges": (random) => queries(random, 500_000, 500_000, 50),
    "max-queries": (random) => queries(random, 60, 500_000, 60),
    "max-length": (random) => queries(random, 500_000, 60, 500_000),
  },
  atBounds: {
    "max-both": (random) => queries(random, 500_000, 500_000, 500_000),
  },
  naive: (input) => {
    const [, line, ...ranges] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const range of ranges) {
      const [l, r] = range.split(" ").map(Number);
      let min = Infinity;
      for (let i = l!; i < r!; i++) min = Math.min(min, values[i]!);
      output.push(`${min}\n`);
    }
    return output.join("");
  },
};
