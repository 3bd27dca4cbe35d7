import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P5632",
  rounds: 100,
  small: 8,
  middle: 0,
  first: 1,
  shape: (s) => {
    const n = s.size(2, 600);
    const m = s.size(0, (n * (n - 1)) / 2, 2);
    return { n, edges: s.graph(n, m, { parallel: true }, () => s.int(1, 10_000)) };
  },
  /** All ways to put the vertices but the first one on two sides. */
  naive: ({ n, edges }) => {
    let best = Infinity;
    for (let set = 2; set < 1 << n; set += 2) {
      const side = (v: number) => (set >> v) & 1;
      best = Math.min(
        best,
        edges.reduce((sum, [a, b, w]) => sum + (side(a) ^ side(b)) * w, 0),
      );
    }
    return best;
  },
});
