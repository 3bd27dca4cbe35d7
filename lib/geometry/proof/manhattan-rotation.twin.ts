import type { Twin } from "../../../scripts/verify/twin";
import { randomPoints, testOf } from "./convex-hull.twin";

export const twin: Twin = {
  problem: "3410",
  generators: {
    small: (random) => testOf(randomPoints(random, random.int(1, 9), random.pick([1, 3, 9]))),
    far: (random) => testOf(randomPoints(random, 60, 1e9)),
    /** The first two points are the furthest. */
    "max-random": (random) => {
      const points = randomPoints(random, 199_998, 1e9);
      return {
        input: testOf([[-1e9, -1e9], [1e9, 1e9], ...points]),
        output: `0\n${"4000000000\n".repeat(199_999)}`,
      };
    },
  },
  naive: (input) => {
    const [, ...numbers] = input.trim().split(/\s+/).map(Number);
    let most = 0;
    const lines: string[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      for (let j = 0; j < i; j += 2) {
        const dx = numbers[i]! - numbers[j]!;
        const dy = numbers[i + 1]! - numbers[j + 1]!;
        most = Math.max(most, Math.abs(dx) + Math.abs(dy));
      }
      lines.push(`${most}\n`);
    }
    return lines.join("");
  },
};
