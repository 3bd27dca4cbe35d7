import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1652",
  middle: 30,
  shape: (s) => {
    const [n, q] = [s.size(1, 1000), s.size(1, 200_000, 2)];
    const rows = s.list(n, () => s.text(n, n, ".*"));
    const query = () => {
      const [top, left] = [s.int(1, n), s.int(1, n)];
      return { top, left, bottom: s.int(top, n), right: s.int(left, n) };
    };
    return { rows, queries: s.list(q, query) };
  },
  naive: ({ rows, queries }) =>
    queries.map(({ top, left, bottom, right }) => {
      const inside = rows.slice(top - 1, bottom).map((row) => row.slice(left - 1, right));
      return inside.join("").replaceAll(".", "").length;
    }),
});
