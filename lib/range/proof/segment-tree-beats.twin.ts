import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Additions are small enough that no element leaves ±10^12 where `bound` leaves room for all. */
function queries(random: Random, n: number, q: number, bound: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(-bound, bound);
  lines.push(Array.from({ length: n }, value).join(" "));
  const step = Math.max(1, Math.floor((1e12 - bound) / q));
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    const r = random.int(l + 1, n);
    const kind = random.int(0, 3);
    if (kind === 3) lines.push(`3 ${l} ${r}`);
    else lines.push(`${kind} ${l} ${r} ${kind === 2 ? random.int(-step, step) : value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "range_chmin_chmax_add_range_sum",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 30, 20),
    middle: (random) => queries(random, random.int(100, 600), 200, 9e11),
    "max-queries": (random) => queries(random, 60, 200_000, 9e11),
    "max-length": (random) => queries(random, 200_000, 60, 9e11),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 9e11),
  },
  naive: (input) => {
    const [, line, ...rest] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const query of rest) {
      const [kind, l, r, b] = query.split(" ").map(Number);
      let thousands = 0; // the sum, by halves that stay exact
      let rest = 0;
      for (let i = l!; i < r!; i++) {
        const a = values[i]!;
        if (kind === 0) values[i] = Math.min(a, b!);
        else if (kind === 1) values[i] = Math.max(a, b!);
        else if (kind === 2) values[i] = a + b!;
        else {
          thousands += Math.floor(a / 1000);
          rest += a - 1000 * Math.floor(a / 1000);
        }
      }
      if (kind === 3) output.push(`${BigInt(thousands) * 1000n + BigInt(rest)}\n`);
    }
    return output.join("");
  },
};
