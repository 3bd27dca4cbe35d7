import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P3246",
  rounds: 40,
  timeLimitMs: 2_000,
  middle: 40,
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000)];
    return { values: s.list(n, () => s.int(-1e9, 1e9)), ranges: s.list(q, () => s.range(n)) };
  },
  naive: ({ values, ranges }) =>
    ranges.map(([l, r]) => {
      let total = 0n;
      for (let from = l; from < r; from++) {
        let least = Infinity;
        for (let to = from; to < r; to++) {
          least = Math.min(least, values[to]!);
          total += BigInt(least);
        }
      }
      return total;
    }),
});
