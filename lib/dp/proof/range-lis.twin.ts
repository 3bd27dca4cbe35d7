import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const order = (random: Random, n: number) => random.shuffle(Array.from({ length: n }, (_, i) => i));

function questions(random: Random, numbers: readonly number[], count: number): string {
  const n = numbers.length;
  const lines = Array.from({ length: count }, () => {
    const [a, b] = [random.int(0, n), random.int(0, n)];
    return `${Math.min(a, b)} ${Math.max(a, b)}\n`;
  });
  return `${n} ${count}\n${numbers.join(" ")}\n${lines.join("")}`;
}

/** By patience sorting: the least last number of a subsequence of each length. */
export function lisLength(numbers: readonly number[]): number {
  const lasts: number[] = [];
  for (const number of numbers) {
    const at = lasts.findIndex((last) => last >= number);
    lasts[at < 0 ? lasts.length : at] = number;
  }
  return lasts.length;
}

const MOST = 100_000;

export const twin: Twin = {
  problem: "static_range_lis_query",
  timeLimitMs: 5000,
  generators: {
    small: (random) => questions(random, order(random, random.int(1, 9)), 10),
    middle: (random) => questions(random, order(random, random.int(60, 200)), 20),
    "max-up": (random) => {
      const input = questions(
        random,
        Array.from({ length: MOST }, (_, i) => i),
        MOST,
      );
      const lines = input.trim().split("\n").slice(2);
      const lengths = lines.map((line) => {
        const [l, r] = line.split(" ").map(Number);
        return `${r! - l!}\n`;
      });
      return { input, output: lengths.join("") };
    },
  },
  atBounds: {
    "max-random": (random) => questions(random, order(random, MOST), MOST),
    "max-down": (random) =>
      questions(
        random,
        Array.from({ length: MOST }, (_, i) => MOST - 1 - i),
        MOST,
      ),
    "max-saw": (random) =>
      questions(
        random,
        Array.from({ length: MOST }, (_, i) => (i % 250) * 400 + Math.floor(i / 250)),
        MOST,
      ),
  },
  naive: (input) => {
    const [, row, ...lines] = input.trim().split("\n");
    const numbers = row!.split(" ").map(Number);
    const lengths = lines.map((line) => {
      const [l, r] = line.split(" ").map(Number);
      return `${lisLength(numbers.slice(l, r))}\n`;
    });
    return lengths.join("");
  },
};
