import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function stones(random: Random, n: number, highest: number, constant: number): string {
  const heights = new Set<number>();
  while (heights.size < n) heights.add(random.int(1, highest));
  return `${n} ${constant}\n${[...heights].sort((a, b) => a - b).join(" ")}\n`;
}

export const twin: Twin = {
  problem: "dp_z",
  timeLimitMs: 2000,
  rounds: 100,
  generators: {
    small: (random) => stones(random, random.int(2, 9), 12, random.int(1, 20)),
    middle: (random) => stones(random, random.int(20, 60), 1000, random.int(1, 9000)),
    sample: () => ({ input: "5 6\n1 2 3 4 5\n", output: "20\n" }),
    // Each jump to the next stone, as a longer one costs more than the constant saves.
    "max-even": () => {
      const n = 199_996;
      const heights = Array.from({ length: n }, (_, i) => 1 + 5 * i);
      return { input: `${n} 1\n${heights.join(" ")}\n`, output: `${26 * (n - 1)}\n` };
    },
    "max-one-jump": (random) => {
      const input = stones(random, 200_000, 1_000_000, 1e12);
      const heights = input.split("\n")[1]!.split(" ").map(Number);
      return { input, output: `${(heights[199_999]! - heights[0]!) ** 2 + 1e12}\n` };
    },
  },
  naive: (input) => {
    const [, constant, ...heights] = input.trim().split(/\s+/).map(Number);
    const least = [0];
    for (let to = 1; to < heights.length; to++) {
      const sums = least.map((sum, from) => sum + (heights[to]! - heights[from]!) ** 2 + constant!);
      least.push(Math.min(...sums));
    }
    return `${least.pop()}\n`;
  },
};
