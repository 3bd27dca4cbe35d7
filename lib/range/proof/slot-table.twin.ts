import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "3226",
  middle: 150,
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    return { values: s.list(n, () => s.int(-1e9, 1e9)), ranges: s.list(q, () => s.range(n)) };
  },
  /** Kadane's algorithm for each query. */
  naive: ({ values, ranges }) =>
    ranges.map((range) => {
      let [best, ending] = [0, 0];
      for (const value of values.slice(...range)) {
        ending = Math.max(0, ending + value);
        best = Math.max(best, ending);
      }
      return best;
    }),
});
