import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "point_set_range_frequency",
  timeLimitMs: 10_000,
  middle: 200,
  shape: (s) => {
    const [n, q] = [s.size(0, 200_000), s.size(0, 200_000, 2)];
    const numbers = s.list(n, () => s.int(0, 1e9));
    const query = () =>
      s.pick(...(n > 0 ? [0, 1] : [1])) === 0
        ? { at: s.index(n), x: s.int(0, 1e9) }
        : { range: s.range(n, true), x: s.int(0, 1e9) };
    return { numbers, queries: s.list(q, query) };
  },
  naive: ({ numbers, queries }) =>
    queries.flatMap(({ at, range, x }) => {
      if (range) return numbers.slice(...range).filter((number) => number === x).length;
      numbers[at] = x;
      return [];
    }),
});
