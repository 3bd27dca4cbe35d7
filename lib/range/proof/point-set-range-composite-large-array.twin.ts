import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function queries(random: Random, n: number, q: number, shareOfSets: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(0, Number(P) - 1);
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    if (random.int(1, 100) <= shareOfSets) lines.push(`0 ${l} ${value() || 1} ${value()}`);
    else lines.push(`1 ${l} ${random.int(l + 1, n)} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "point_set_range_composite_large_array",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, 50),
    middle: (random) => queries(random, random.pick([100, 1e9]), 300, 50),
    "max-few-sets": (random) => queries(random, 1e9, 500_000, 0.01),
  },
  atBounds: {
    "max-both": (random) => queries(random, 1e9, 500_000, 50),
    "max-short": (random) => queries(random, 1000, 500_000, 50),
  },
  naive: (input) => {
    const [, ...lines] = input.trim().split("\n");
    const functions = new Map<number, readonly [bigint, bigint]>();
    const output: string[] = [];
    for (const line of lines) {
      const [kind, first, second, third] = line.split(" ").map(Number) as [
        number,
        number,
        number,
        number,
      ];
      if (kind === 0) functions.set(first, [BigInt(second), BigInt(third)]);
      else {
        const inside = [...functions].filter(([i]) => first <= i && i < second);
        inside.sort(([i], [j]) => i - j);
        output.push(`${inside.reduce((x, [, [a, b]]) => (a * x + b) % P, BigInt(third))}\n`);
      }
    }
    return output.join("");
  },
};
