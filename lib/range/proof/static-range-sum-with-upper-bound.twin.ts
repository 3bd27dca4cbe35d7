import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function questions(random: Random, n: number, q: number, value: () => number): string {
  const numbers = Array.from({ length: n }, value);
  const lines = Array.from({ length: q }, () => {
    const [a, b] = [random.int(0, n), random.int(0, n)];
    return `${Math.min(a, b)} ${Math.max(a, b)} ${value()}`;
  });
  return `${n} ${q}\n${numbers.join(" ")}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "static_range_sum_with_upper_bound",
  timeLimitMs: 5000,
  generators: {
    small: (random) => questions(random, random.int(1, 8), 10, () => random.int(0, 3)),
    middle: (random) => questions(random, 300, 300, () => random.int(0, 1e9)),
    "max-equal": () => {
      const n = 500_000;
      const lines = Array.from({ length: n }, (_, i) => `${i} ${n} 1000000000`);
      return {
        input: `${n} ${n}\n${new Array(n).fill(1e9).join(" ")}\n${lines.join("\n")}\n`,
        output: Array.from({ length: n }, (_, i) => `${n - i} ${(n - i) * 1e9}\n`).join(""),
      };
    },
  },
  atBounds: {
    "max-random": (random) => questions(random, 500_000, 500_000, () => random.int(0, 1e9)),
  },
  naive: (input) => {
    const [, numbers, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const answers = lines.map(([l, r, x]) => {
      const small = numbers!.slice(l, r).filter((number) => number <= x!);
      return `${small.length} ${small.reduce((sum, number) => sum + number, 0)}\n`;
    });
    return answers.join("");
  },
};
