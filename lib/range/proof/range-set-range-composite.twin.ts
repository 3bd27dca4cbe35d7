import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "range_set_range_composite",
  timeLimitMs: 5000,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const map = () => [value(1), value(0)] as const;
    const functions = s.list(n, map);
    const query = () =>
      s.pick(0, 1) === 0 ? { range: s.range(n), map: map() } : { range: s.range(n), x: value(0) };
    return { functions, queries: s.list(q, query) };
  },
  naive: ({ functions, queries }) =>
    queries.flatMap(({ range: [l, r], map, x }) => {
      if (!map) return functions.slice(l, r).reduce((y, [a, b]) => (a * y + b) % P, x);
      functions.fill(map, l, r);
      return [];
    }),
});
