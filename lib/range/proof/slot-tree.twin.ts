import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "point_set_range_composite",
  timeLimitMs: 5_000,
  middle: 150,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const map = () => [value(1), value(0)] as const;
    const functions = s.list(n, map);
    const query = () =>
      s.pick(0, 1) === 0 ? { at: s.index(n), map: map() } : { range: s.range(n), x: value(0) };
    return { functions, queries: s.list(q, query) };
  },
  naive: ({ functions, queries }) =>
    queries.flatMap(({ at, map, range, x }) => {
      if (range) return functions.slice(...range).reduce((y, [a, b]) => (a * y + b) % P, x);
      functions[at] = map;
      return [];
    }),
});
