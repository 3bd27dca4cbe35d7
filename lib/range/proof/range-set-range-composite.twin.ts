import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function queries(random: Random, n: number, q: number, longest: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(0, Number(P) - 1);
  for (let i = 0; i < n; i++) lines.push(`${value() || 1} ${value()}`);
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    const r = random.int(l + 1, Math.min(n, l + longest));
    if (random.int(0, 1) === 1) lines.push(`1 ${l} ${r} ${value()}`);
    else lines.push(`0 ${l} ${r} ${value() || 1} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "range_set_range_composite",
  timeLimitMs: 5000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, 9),
    middle: (random) => queries(random, random.int(100, 300), 60, 300),
    "max-queries": (random) => queries(random, 6, 500_000, 6),
    "max-short": (random) => queries(random, 500_000, 500_000, 3),
  },
  atBounds: {
    "max-both": (random) => queries(random, 500_000, 500_000, 500_000),
  },
  naive: (input) => {
    const [header, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = header![0]!;
    const functions = lines.slice(0, n).map(([a, b]) => [BigInt(a!), BigInt(b!)] as const);
    const output: string[] = [];
    for (const [kind, l, r, x, d] of lines.slice(n)) {
      if (kind === 0) functions.fill([BigInt(x!), BigInt(d!)], l, r);
      else {
        let value = BigInt(x!);
        for (let i = l!; i < r!; i++) value = (functions[i]![0] * value + functions[i]![1]) % P;
        output.push(`${value}\n`);
      }
    }
    return output.join("");
  },
};
