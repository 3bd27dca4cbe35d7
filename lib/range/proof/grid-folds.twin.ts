import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "2019",
  middle: 30,
  shape: (s) => {
    const n = s.size(1, 250);
    const [side, k] = [s.int(1, n), s.size(1, 100_000, 2)];
    const rows = s.list(n, () => s.list(n, () => s.int(0, 250)));
    const corner = () => s.int(1, n - side + 1);
    return { side, rows, corners: s.list(k, () => [corner(), corner()] as const) };
  },
  naive: ({ side, rows, corners }) =>
    corners.map(([top, left]) => {
      const square = rows.slice(top - 1).slice(0, side);
      const heights = square.flatMap((row) => row.slice(left - 1).slice(0, side));
      return Math.max(...heights) - Math.min(...heights);
    }),
});
