import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "staticrmq",
  timeLimitMs: 5_000,
  middle: 200,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    return { values: s.list(n, () => s.int(0, 1e9)), ranges: s.list(q, () => s.range(n)) };
  },
  naive: ({ values, ranges }) => ranges.map((range) => Math.min(...values.slice(...range))),
});
