import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "rectangle_add_point_get",
  timeLimitMs: 10_000,
  shape: (s) => {
    const [n, q] = [s.size(0, 100_000), s.size(1, 100_000, 2)];
    const rectangle = () => {
      const [l, d] = [s.int(0, 1e9 - 1), s.int(0, 1e9 - 1)];
      return { l, d, r: s.int(l + 1, 1e9), u: s.int(d + 1, 1e9), weight: s.int(0, 1e9) };
    };
    const query = () =>
      s.pick(0, 1) === 0 ? { added: rectangle() } : { x: s.int(0, 1e9), y: s.int(0, 1e9) };
    return { rectangles: s.list(n, rectangle), queries: s.list(q, query) };
  },
  naive: ({ rectangles, queries }) =>
    queries.flatMap(({ added, x, y }) => {
      if (added) {
        rectangles.push(added);
        return [];
      }
      const met = rectangles.filter(({ l, d, r, u }) => l <= x && x < r && d <= y && y < u);
      return met.reduce((sum, { weight }) => sum + weight, 0);
    }),
});
