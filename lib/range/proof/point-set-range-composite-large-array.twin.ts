import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "point_set_range_composite_large_array",
  timeLimitMs: 10_000,
  shape: (s) => {
    const [n, q] = [s.size(1, 1e9), s.size(1, 500_000, 2)];
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const query = () =>
      s.pick(0, 1) === 0
        ? { at: s.index(n), map: [value(1), value(0)] as const }
        : { range: s.range(n), x: value(0) };
    return s.list(q, query);
  },
  naive: (queries) => {
    const functions = new Map<number, readonly [bigint, bigint]>();
    return queries.flatMap(({ at, map, range, x }) => {
      if (map) {
        functions.set(at, map);
        return [];
      }
      const inside = [...functions].filter(([i]) => range[0] <= i && i < range[1]);
      inside.sort(([i], [j]) => i - j);
      return inside.reduce((y, [, [a, b]]) => (a * y + b) % P, x);
    });
  },
});
