import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function queries(random: Random, n: number, q: number, borders: () => number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(0, Number(P) - 1);
  while (lines.length <= q) {
    const [l, r] = [borders(), borders()].sort((a, b) => a - b) as [number, number];
    if (l === r) continue;
    if (random.int(0, 1) === 1) lines.push(`1 ${l} ${r}`);
    else lines.push(`0 ${l} ${r} ${value() || 1} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "range_affine_range_sum_large_array",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => queries(random, 9, 20, () => random.int(0, 9)),
    far: (random) => queries(random, 1e9, 30, () => random.pick([0, 1, 7, 5e8, 998244354, 1e9])),
    "max-few-ends": (random) => queries(random, 1e9, 100_000, () => 31_250_000 * random.int(0, 32)),
  },
  atBounds: {
    "max-both": (random) => queries(random, 1e9, 100_000, () => random.int(0, 1e9)),
  },
  naive: (input) => {
    const [, ...lines] = input.trim().split("\n");
    const queries = lines.map((line) => line.split(" ").map(Number));
    const borders = [...new Set(queries.flatMap(([, l, r]) => [l!, r!]))].sort((a, b) => a - b);
    const values = borders.map(() => 0n);
    const output: string[] = [];
    for (const [kind, l, r, b, c] of queries) {
      let sum = 0n;
      for (let i = borders.indexOf(l!); borders[i] !== r; i++) {
        if (kind === 0) values[i] = (BigInt(b!) * values[i]! + BigInt(c!)) % P;
        else sum += values[i]! * BigInt(borders[i + 1]! - borders[i]!);
      }
      if (kind === 1) output.push(`${sum % P}\n`);
    }
    return output.join("");
  },
};
