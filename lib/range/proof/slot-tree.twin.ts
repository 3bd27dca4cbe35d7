import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function queries(random: Random, n: number, q: number, maxLength: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(0, Number(P) - 1);
  for (let i = 0; i < n; i++) lines.push(`${random.int(1, Number(P) - 1)} ${value()}`);
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    if (random.int(0, 1) === 0) lines.push(`0 ${l} ${random.int(1, Number(P) - 1)} ${value()}`);
    else lines.push(`1 ${l} ${random.int(l + 1, Math.min(n, l + maxLength))} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "point_set_range_composite",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, 9),
    middle: (random) => queries(random, random.int(100, 600), 100, 600),
    "max-short-ranges": (random) => queries(random, 500_000, 500_000, 8),
    "max-queries": (random) => queries(random, 20, 500_000, 20),
    "max-length": (random) => queries(random, 500_000, 40, 500_000),
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
    for (const [kind, first, second, third] of lines.slice(n)) {
      if (kind === 0) functions[first!] = [BigInt(second!), BigInt(third!)];
      else {
        let x = BigInt(third!);
        for (let i = first!; i < second!; i++) x = (functions[i]![0] * x + functions[i]![1]) % P;
        output.push(`${x}\n`);
      }
    }
    return output.join("");
  },
};
