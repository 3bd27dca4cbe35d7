import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "rectangle_sum",
  timeLimitMs: 5_000,
  shape: (s) => {
    const [n, q] = [s.size(0, 200_000), s.size(1, 200_000, 2)];
    const points = s.list(n, () => [s.int(0, 1e9), s.int(0, 1e9), s.int(0, 1e9)] as const);
    const rectangle = () => {
      const [l, d] = [s.int(0, 1e9 - 1), s.int(0, 1e9 - 1)];
      return { l, d, r: s.int(l + 1, 1e9), u: s.int(d + 1, 1e9) };
    };
    return { points, rectangles: s.list(q, rectangle) };
  },
  naive: ({ points, rectangles }) =>
    rectangles.map(({ l, d, r, u }) => {
      const met = points.filter(([x, y]) => l <= x && x < r && d <= y && y < u);
      return met.reduce((sum, [, , weight]) => sum + weight, 0);
    }),
});
