import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "range_affine_point_get",
  timeLimitMs: 5_000,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const values = s.list(n, () => value(0));
    const query = () =>
      s.pick(0, 1) === 0 ? { range: s.range(n), b: value(1), c: value(0) } : { at: s.index(n) };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(({ range, b, c, at }) => {
      if (!range) return values[at]!;
      for (let i = range[0]; i < range[1]; i++) values[i] = (b * values[i]! + c) % P;
      return [];
    }),
});
