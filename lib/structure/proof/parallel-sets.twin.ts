import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353n;

function edges(random: Random, n: number, q: number, longest: number): string {
  const weights = Array.from({ length: n }, () => random.int(0, Number(P) - 1));
  const lines = Array.from({ length: q }, () => {
    const k = random.int(0, Math.min(n - 1, longest));
    const first = n > 60 ? 1 : 0;
    return `${k} ${random.int(first, n - k)} ${random.int(first, n - k)}`;
  });
  return `${n} ${q}\n${weights.join(" ")}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "range_parallel_unionfind",
  timeLimitMs: 5000,
  generators: {
    small: (random) => edges(random, random.int(1, 12), 8, 3),
    middle: (random) => edges(random, random.int(1, 60), 12, 12),
    "max-one-component": () => {
      const n = 500_000;
      const lines = new Array(n).fill(`${n - 1} 0 1`);
      return {
        input: `${n} ${n}\n${new Array(n).fill(1).join(" ")}\n${lines.join("\n")}\n`,
        output: `${((BigInt(n) * BigInt(n - 1)) / 2n) % P}\n`.repeat(n),
      };
    },
  },
  // Vertex 0 stays alone: once all are one set, no union costs anything.
  atBounds: {
    "max-long": (random) => edges(random, 500_000, 500_000, 500_000),
    "max-short": (random) => edges(random, 500_000, 500_000, 2),
    "max-middle": (random) => edges(random, 500_000, 500_000, 1000),
  },
  naive: (input) => {
    const [header, weights, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = header![0]!;
    const labels = Array.from({ length: n }, (_, i) => i);
    const answers = lines.map(([k, a, b]) => {
      for (let i = 0; i < k!; i++) {
        const [old, kept] = [labels[a! + i]!, labels[b! + i]!];
        for (let j = 0; j < n; j++) if (labels[j] === old) labels[j] = kept;
      }
      let sum = 0n;
      for (let i = 0; i < n; i++) {
        for (let j = 0; j < i; j++) {
          if (labels[i] === labels[j]) sum += BigInt(weights![i]!) * BigInt(weights![j]!);
        }
      }
      return `${sum % P}\n`;
    });
    return answers.join("");
  },
};
