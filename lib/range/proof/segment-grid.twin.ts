import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "11297",
  middle: 25,
  shape: (s) => {
    const [n, m] = [s.size(1, 500), s.size(1, 500)];
    const rows = s.list(n, () => s.list(m, () => s.int(0, 1e6)));
    const query = () => {
      const isChange = s.pick("q", "c") === "c";
      const [x, y] = [s.int(1, n), s.int(1, m)];
      if (isChange) return { x, y, v: s.int(0, 1e6) };
      return { x, y, bottom: s.int(x, n), right: s.int(y, m) };
    };
    return { rows, queries: s.list(s.size(0, 40_000, 2), query) };
  },
  naive: ({ rows, queries }) =>
    queries.flatMap(({ x, y, v, bottom, right }) => {
      if (v !== undefined) rows[x - 1]![y - 1] = v;
      if (v !== undefined) return [];
      const met = rows.slice(x - 1, bottom).flatMap((row) => row.slice(y - 1, right));
      return [[Math.max(...met), Math.min(...met)]];
    }),
});
