import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function rectangles(random: Random, n: number, q: number, bound: number): string {
  const lines = [`${n} ${q}`];
  while (lines.length <= n + q) {
    const [l, r] = [random.int(0, bound), random.int(0, bound)].sort((a, b) => a - b);
    const [d, u] = [random.int(0, bound), random.int(0, bound)].sort((a, b) => a - b);
    if (l === r || d === u) continue;
    lines.push(`${l} ${d} ${r} ${u}${lines.length <= n ? ` ${random.int(0, Number(P) - 1)}` : ""}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "static_rectangle_add_rectangle_sum",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => rectangles(random, random.int(1, 8), 10, random.int(1, 6)),
    middle: (random) => rectangles(random, 60, 60, 1e9),
    "max-additions": (random) => rectangles(random, 200_000, 10, 1e9),
    "max-questions": (random) => rectangles(random, 10, 200_000, 1e9),
  },
  atBounds: {
    "max-both": (random) => rectangles(random, 200_000, 200_000, 1e9),
  },
  naive: (input) => {
    const [header, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = header![0]!;
    const answers = lines.slice(n).map(([l, d, r, u]) => {
      let sum = 0n;
      for (let i = 0; i < n; i++) {
        const [left, bottom, right, top, w] = lines[i]!;
        const width = Math.max(0, Math.min(r!, right!) - Math.max(l!, left!));
        const height = Math.max(0, Math.min(u!, top!) - Math.max(d!, bottom!));
        if (width * height > 0) sum += BigInt(width) * BigInt(height) * BigInt(w!);
      }
      return `${sum % P}\n`;
    });
    return answers.join("");
  },
};
