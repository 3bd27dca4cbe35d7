import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const BLOCK = 700; // about the square root of the largest n: sums of blocks, and the rest one by one

function queries(random: Random, n: number, q: number, maxValue: number): string {
  const lines = [`${n} ${q}`];
  lines.push(Array.from({ length: n }, () => random.int(0, maxValue)).join(" "));
  for (let query = 0; query < q; query++) {
    if (random.int(0, 1) === 0) lines.push(`0 ${random.int(0, n - 1)} ${random.int(0, maxValue)}`);
    else {
      const l = random.int(0, n - 1);
      lines.push(`1 ${l} ${random.int(l + 1, n)}`);
    }
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "point_add_range_sum",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 8), 20, random.pick([1, 9, 1e9])),
    middle: (random) => queries(random, random.int(900, 3000), 300, 1e9),
    "max-random": (random) => queries(random, 500_000, 500_000, 1e9),
  },
  naive: (input) => {
    const lines = input.trim().split("\n");
    const [header, values, ...rest] = lines.map((line) => line.split(" ").map(Number));
    const n = header![0]!;
    const blocks = new Float64Array(Math.ceil(n / BLOCK));
    for (let i = 0; i < n; i++) blocks[Math.floor(i / BLOCK)]! += values![i]!;
    const output: number[] = [];
    for (const [kind, first, second] of rest) {
      if (kind === 0) {
        values![first!]! += second!;
        blocks[Math.floor(first! / BLOCK)]! += second!;
        continue;
      }
      let sum = 0;
      for (let i = first!; i < second!; ) {
        const isWhole = i % BLOCK === 0 && i + BLOCK <= second!;
        sum += isWhole ? blocks[i / BLOCK]! : values![i]!;
        i += isWhole ? BLOCK : 1;
      }
      output.push(sum);
    }
    return `${output.join("\n")}\n`;
  },
};
