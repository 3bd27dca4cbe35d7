import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function questions(random: Random, n: number, q: number, values: readonly number[]): string {
  const numbers = Array.from({ length: n }, () => random.pick(values));
  const lines = Array.from({ length: q }, () => {
    const [a, b] = [random.int(0, n), random.int(0, n)];
    return `${Math.min(a, b)} ${Math.max(a, b)} ${random.pick(values)}`;
  });
  return `${n} ${q}\n${numbers.join(" ")}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "static_range_frequency",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => questions(random, random.int(1, 8), 10, [0, 1, 2]),
    middle: (random) => questions(random, 300, 300, [0, 1, 2, 1e9 - 1, 1e9]),
    "max-one-value": () => {
      const n = 500_000;
      const lines = Array.from({ length: n }, (_, i) => `${i} ${n} 1000000000`);
      const counts = Array.from({ length: n }, (_, i) => n - i);
      return {
        input: `${n} ${n}\n${new Array(n).fill(1e9).join(" ")}\n${lines.join("\n")}\n`,
        output: `${counts.join("\n")}\n`,
      };
    },
    "max-all-different": (random) => {
      const n = 500_000;
      const numbers = random.shuffle(Array.from({ length: n }, (_, i) => 2 * i));
      const lines = numbers.map((number, i) => `0 ${n} ${number + (i % 2)}`);
      const counts = numbers.map((_, i) => 1 - (i % 2));
      return {
        input: `${n} ${n}\n${numbers.join(" ")}\n${lines.join("\n")}\n`,
        output: `${counts.join("\n")}\n`,
      };
    },
  },
  atBounds: {
    "max-some-values": (random) =>
      questions(
        random,
        500_000,
        500_000,
        Array.from({ length: 700 }, (_, i) => i),
      ),
  },
  naive: (input) => {
    const [, numbers, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const counts = lines.map(([l, r, x]) => numbers!.slice(l, r).filter((number) => number === x));
    return `${counts.map((equal) => equal.length).join("\n")}\n`;
  },
};
