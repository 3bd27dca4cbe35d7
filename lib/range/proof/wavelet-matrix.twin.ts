import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

interface Shape {
  readonly n: number;
  readonly q: number;
  readonly maxLength: number;
  readonly maxValue: number;
}

function queries(random: Random, { n, q, maxLength, maxValue }: Shape): string {
  const lines = [`${n} ${q}`];
  lines.push(Array.from({ length: n }, () => random.int(0, maxValue)).join(" "));
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    const r = random.int(l + 1, Math.min(n, l + maxLength));
    lines.push(`${l} ${r} ${random.int(0, r - l - 1)}`);
  }
  return `${lines.join("\n")}\n`;
}

const MAX = 200_000;

export const twin: Twin = {
  problem: "range_kth_smallest",
  timeLimitMs: 5_000,
  generators: {
    small: (random) =>
      queries(random, {
        n: random.int(1, 9),
        q: 20,
        maxLength: 9,
        maxValue: random.pick([0, 5, 1e9]),
      }),
    middle: (random) =>
      queries(random, { n: random.int(60, 300), q: 50, maxLength: 300, maxValue: 1e9 }),
    "max-short-ranges": (random) =>
      queries(random, { n: MAX, q: MAX, maxLength: 20, maxValue: 1e9 }),
    "max-queries": (random) => queries(random, { n: 30, q: MAX, maxLength: 30, maxValue: 1e9 }),
    "max-length": (random) => queries(random, { n: MAX, q: 20, maxLength: MAX, maxValue: 1e9 }),
  },
  atBounds: {
    "max-both": (random) => queries(random, { n: MAX, q: MAX, maxLength: MAX, maxValue: 1e9 }),
  },
  naive: (input) => {
    const [, line, ...ranges] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const range of ranges) {
      const [l, r, k] = range.split(" ").map(Number);
      const sorted = values.slice(l, r).sort((a, b) => a - b);
      output.push(`${sorted[k!]!}\n`);
    }
    return output.join("");
  },
};
