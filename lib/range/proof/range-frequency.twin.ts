import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "static_range_frequency",
  timeLimitMs: 5_000,
  middle: 200,
  shape: (s) => {
    const [n, q] = [s.size(0, 500_000), s.size(0, 500_000, 2)];
    const numbers = s.list(n, () => s.int(0, 1e9));
    return { numbers, questions: s.list(q, () => [s.range(n, true), s.int(0, 1e9)] as const) };
  },
  naive: ({ numbers, questions }) =>
    questions.map(([range, x]) => numbers.slice(...range).filter((number) => number === x).length),
});
