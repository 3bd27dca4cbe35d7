import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "range_reverse_range_sum",
  timeLimitMs: 5_000,
  middle: 300,
  shape: (s) => {
    const [n, q] = [s.size(0, 200_000), s.size(0, 200_000, 3)];
    const numbers = s.list(n, () => s.int(0, 1e9));
    return { numbers, queries: s.list(q, () => [s.pick(0, 1), ...s.range(n, true)] as const) };
  },
  naive: ({ numbers, queries }) =>
    queries.flatMap(([kind, l, r]) => {
      const part = numbers.slice(l, r);
      if (kind === 1) return part.reduce((a, b) => a + b, 0);
      numbers.splice(l, part.length, ...part.reverse());
      return [];
    }),
});
