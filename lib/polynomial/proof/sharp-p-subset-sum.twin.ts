import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "sharp_p_subset_sum",
  timeLimitMs: 10_000,
  middle: 100,
  shape: (s) => {
    const [n, most] = [s.size(1, 1_000_000), s.size(1, 500_000)];
    return { most, numbers: s.list(n, () => s.int(1, most)) };
  },
  /** One number after the other. */
  naive: ({ most, numbers }) => {
    const ways = [1, ...new Array<number>(most).fill(0)];
    for (const number of numbers) {
      for (let sum = most; sum >= number; sum--) ways[sum] = (ways[sum]! + ways[sum - number]!) % P;
    }
    return [ways.slice(1)];
  },
});
