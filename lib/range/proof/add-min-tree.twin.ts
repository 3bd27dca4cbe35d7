import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, bound: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(-bound, bound);
  lines.push(Array.from({ length: n }, value).join(" "));
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    const r = random.int(l + 1, n);
    lines.push(random.int(0, 1) === 1 ? `1 ${l} ${r}` : `0 ${l} ${r} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "range_add_range_min",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, 9),
    middle: (random) => queries(random, random.int(100, 600), 100, 1e9),
    "max-queries": (random) => queries(random, 60, 500_000, 1e9),
    "max-length": (random) => queries(random, 500_000, 60, 1e9),
  },
  atBounds: {
    "max-both": (random) => queries(random, 500_000, 500_000, 1e9),
  },
  naive: (input) => {
    const [, line, ...rest] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const query of rest) {
      const [kind, l, r, x] = query.split(" ").map(Number);
      let min = Infinity;
      for (let i = l!; i < r!; i++) {
        if (kind === 0) values[i]! += x!;
        else if (values[i]! < min) min = values[i]!;
      }
      if (kind === 1) output.push(`${min}\n`);
    }
    return output.join("");
  },
};
