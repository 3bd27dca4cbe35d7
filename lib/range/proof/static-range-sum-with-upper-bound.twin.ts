import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "static_range_sum_with_upper_bound",
  timeLimitMs: 5000,
  middle: 150,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const numbers = s.list(n, () => s.int(0, 1e9));
    return { numbers, questions: s.list(q, () => [s.range(n, true), s.int(0, 1e9)] as const) };
  },
  naive: ({ numbers, questions }) =>
    questions.map(([range, x]) => {
      const small = numbers.slice(...range).filter((number) => number <= x);
      return [small.length, small.reduce((sum, number) => sum + number, 0)];
    }),
});
