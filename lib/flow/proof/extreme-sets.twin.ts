import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "global_minimum_cut_of_dynamic_star_augmented_graph",
  timeLimitMs: 10_000,
  rounds: 75,
  small: 7,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 4000);
    const [m, q] = [s.size(0, Math.min(4000, (n * (n - 1)) / 2), 2), s.size(1, 200_000)];
    const own = s.list(n, () => s.int(0, 1e9));
    const edges = s.graph(n, m, {}, () => s.int(1, 1e9));
    return { own, edges, queries: s.list(q, () => [s.index(n), s.int(0, 1e9)] as const) };
  },
  /** All sets without the new vertex, after each query. */
  naive: ({ own, edges, queries }) =>
    queries.map(([x, y]) => {
      own[x] = y;
      let least = Infinity;
      for (let set = 1; set < 1 << own.length; set++) {
        const side = (v: number) => (set >> v) & 1;
        const cut = edges.reduce((sum, [u, v, w]) => sum + (side(u) ^ side(v)) * w, 0);
        least = Math.min(
          least,
          own.reduce((sum, w, v) => sum + side(v) * w, cut),
        );
      }
      return least;
    }),
});
