import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

function queue(random: Random, n: number, k: number, highest: number): string {
  const rows = Array.from({ length: n }, () => new Uint8Array(n));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) rows[i]![j] = rows[j]![i] = random.int(0, highest);
  }
  return `${n} ${k}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}`;
}

export const twin: Twin = {
  problem: "321E",
  timeLimitMs: 4000,
  rounds: 50,
  generators: {
    small: (random) => {
      const n = random.int(1, 8);
      return queue(random, n, random.int(1, n), random.pick([1, 9]));
    },
    middle: (random) => queue(random, 30, random.int(1, 30), random.pick([1, 9])),
    "max-equal": () => {
      const [n, k] = [4000, 800];
      const rows = Array.from({ length: n }, (_, i) =>
        Array.from({ length: n }, (_, j) => (i === j ? 0 : 9)).join(" "),
      );
      return { input: `${n} ${k}\n${rows.join("\n")}\n`, output: `${9 * 10 * k}\n` };
    },
  },
  atBounds: { "max-random": (random) => queue(random, 4000, 400, 9) },
  naive: (input) => {
    const [[n, k], ...rows] = rowsOf(input) as [number[], ...number[][]];
    const cost = (l: number, r: number) => {
      let sum = 0;
      for (let i = l; i < r; i++) for (let j = l; j < i; j++) sum += rows[i]![j]!;
      return sum;
    };
    const costs = Array.from({ length: n! + 1 }, (_, l) =>
      Array.from({ length: n! + 1 }, (_, r) => cost(l, r)),
    );
    let least = Array.from({ length: n! + 1 }, (_, r) => costs[0]![r]!);
    for (let gondola = 1; gondola < k!; gondola++) {
      least = least.map((_, r) =>
        Math.min(...least.slice(0, r + 1).map((sum, l) => sum + costs[l]![r]!)),
      );
    }
    return `${least[n!]}\n`;
  },
};
