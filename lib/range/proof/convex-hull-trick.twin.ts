import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

const rising = (random: Random, n: number) => {
  const most = random.pick([3, 20, 1_000_000]);
  return Array.from({ length: n }, () => random.int(1, most)).sort((a, b) => a - b);
};

export const twin = described({
  problem: "2084",
  rounds: 100,
  shape: (s) => {
    const [n, x] = [s.size(1, 200_000), s.int(1_000_000, 1_000_000)];
    const strengths = s.numbers(n, 1, 1_000_000, (random) => rising(random, n));
    const factors = s.numbers(n, 1, 1_000_000, (random) => rising(random, n).reverse());
    return { x, strengths, factors };
  },
  naive: ({ x, strengths, factors }) => {
    const skills = [x, ...factors];
    const times = [0];
    for (const strength of strengths) {
      times.push(Math.min(...times.map((time, j) => time + strength * skills[j]!)));
    }
    return times.at(-1);
  },
});
