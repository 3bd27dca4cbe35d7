import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "dp_z",
  timeLimitMs: 2000,
  rounds: 40,
  shape: (s) => {
    const [n, constant] = [s.size(2, 200_000), s.size(1, 1e12, 15)];
    let height = 0;
    const heights = s.list(n, (i) => {
      height = s.int(height + 1, 1_000_000 - n + 1 + i);
      return height;
    });
    return { constant, heights };
  },
  naive: ({ constant, heights }) => {
    const least = [0];
    for (const to of heights.slice(1)) {
      least.push(Math.min(...least.map((sum, i) => sum + (to - heights[i]!) ** 2 + constant)));
    }
    return least.at(-1);
  },
});
