import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998244353;

function series(random: Random, rows: number, columns: number, low = 0): string {
  const lines = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => random.int(low, P - 1)),
  );
  lines[0]![0] = random.int(1, P - 1);
  return `${rows} ${columns}\n${lines.map((line) => line.join(" ")).join("\n")}\n`;
}

/** 1 / (1 - x - y) has the binomial coefficients C(i + j, i), by sums. */
function pascal(rows: number, columns: number): { input: string; output: string } {
  const f = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  f[0]![0] = 1;
  if (rows > 1) f[1]![0] = P - 1;
  if (columns > 1) f[0]![1] = P - 1;
  const lines: string[] = [];
  const row = new Array<number>(columns).fill(0);
  for (let i = 0; i < rows; i++) {
    row[0] = 1;
    for (let j = 1; j < columns; j++) row[j] = (row[j]! + row[j - 1]!) % P;
    lines.push(row.join(" "));
  }
  const input = `${rows} ${columns}\n${f.map((line) => line.join(" ")).join("\n")}\n`;
  return { input, output: `${lines.join("\n")}\n` };
}

export const twin: Twin = {
  problem: "inv_of_formal_power_series_2d",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => series(random, random.int(1, 4), random.int(1, 4)),
    middle: (random) => series(random, random.int(1, 12), random.int(1, 12)),
    extreme: (random) => series(random, random.int(7, 9), random.int(7, 9), P - 2),
    "max-square": () => pascal(707, 707),
    "max-columns": () => pascal(1, 500_000),
    "max-rows": () => pascal(500_000, 1),
    // The transforms are the longest ones compared with the terms.
    "max-unfavourable": () => pascal(15_151, 33),
  },
  atBounds: {
    "max-random": (random) => series(random, 1000, 500),
  },
  naive: (input) => {
    const p = BigInt(P);
    const [head, ...lines] = input.trim().split("\n");
    const [rows, columns] = head!.split(" ").map(Number) as [number, number];
    const f = lines.map((line) => line.split(" ").map(BigInt));
    const scale = naiveInverse(f[0]![0]!, p); // 1 / f[0][0]
    const g = f.map((line) => line.map(() => 0n));
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < columns; j++) {
        let sum = i + j === 0 ? 1n : 0n;
        for (let k = 0; k <= i; k++) {
          for (let l = 0; l <= j; l++) sum -= f[k]![l]! * g[i - k]![j - l]!;
        }
        g[i]![j] = (((sum % p) + p) * scale) % p;
      }
    }
    return `${g.map((line) => line.join(" ")).join("\n")}\n`;
  },
};
