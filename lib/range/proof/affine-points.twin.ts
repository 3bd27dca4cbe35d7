import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "dynamic_point_set_rectangle_affine_rectangle_sum",
  timeLimitMs: 10_000,
  shape: (s) => {
    const [n, q] = [s.size(0, 100_000), s.size(1, 100_000, 2)];
    const weight = () => BigInt(s.int(0, Number(P) - 1));
    const point = () => ({ x: s.int(0, 1e9), y: s.int(0, 1e9), w: weight() });
    let count = n;
    const query = () => {
      const kind = s.pick(...(count > 0 ? [0, 1, 2, 3] : [0, 2, 3]));
      if (kind === 0) return { kind, added: point(), count: ++count };
      if (kind === 1) return { kind, at: s.index(count), a: weight() };
      const [l, d] = [s.int(0, 1e9), s.int(0, 1e9)];
      const [r, u] = [s.int(l, 1e9), s.int(d, 1e9)];
      return { kind, l, d, r, u, a: kind === 3 ? weight() : 0n, b: kind === 3 ? weight() : 0n };
    };
    return { points: s.list(n, point), queries: s.list(q, query) };
  },
  naive: ({ points, queries }) =>
    queries.flatMap(({ kind, added, at, a = 0n, b = 0n, l = 0, d = 0, r = 0, u = 0 }) => {
      if (added) points.push(added);
      if (at !== undefined) points[at]!.w = a;
      const met = points.filter(({ x, y }) => l <= x && x < r && d <= y && y < u);
      if (kind === 2) return met.reduce((sum, { w }) => sum + w, 0n) % P;
      if (kind === 3) for (const point of met) point.w = (a * point.w + b) % P;
      return [];
    }),
});
