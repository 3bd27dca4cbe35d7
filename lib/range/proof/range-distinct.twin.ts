import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(
  random: Random,
  n: number,
  q: number,
  maxLength: number,
  maxValue: number,
): string {
  const lines = [`${n} ${q}`];
  lines.push(Array.from({ length: n }, () => random.int(0, maxValue)).join(" "));
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    lines.push(`${l} ${random.int(l + 1, Math.min(n, l + maxLength))}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "static_range_count_distinct",
  timeLimitMs: 5_000,
  generators: {
    empty: () => ({ input: "0 2\n\n0 0\n0 0\n", output: "0\n0\n" }),
    small: (random) => queries(random, random.int(1, 9), 20, 9, random.pick([1, 3, 1e9])),
    middle: (random) => queries(random, random.int(60, 300), 50, 300, random.pick([1, 30, 1e9])),
    "max-short-ranges": (random) => queries(random, 500_000, 500_000, 20, 5),
    "max-queries": (random) => queries(random, 30, 500_000, 30, 9),
    "max-length": (random) => queries(random, 500_000, 10, 500_000, 1e9),
  },
  atBounds: {
    "max-equal": (random) => queries(random, 500_000, 500_000, 500_000, 0),
    "max-root-of-values": (random) => queries(random, 500_000, 500_000, 500_000, 707),
    "max-few-values": (random) => queries(random, 500_000, 500_000, 500_000, 1000),
    "max-many-values": (random) => queries(random, 500_000, 500_000, 500_000, 1e9),
  },
  naive: (input) => {
    const [, line, ...ranges] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const range of ranges) {
      const [l, r] = range.split(" ").map(Number);
      output.push(`${new Set(values.slice(l, r)).size}\n`);
    }
    return output.join("");
  },
};
