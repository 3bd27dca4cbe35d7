import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "vertex_add_subtree_sum",
  timeLimitMs: 5_000,
  rounds: 100,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const values = s.list(n, () => s.int(0, 1e9));
    const parents = s.parents(n);
    const query = () => {
      const kind = s.pick(0, 1);
      return { v: s.index(n), x: kind === 0 ? s.int(0, 1e9) : undefined };
    };
    return { values, parents, queries: s.list(q, query) };
  },
  naive: ({ values, parents, queries }) =>
    queries.flatMap(({ v, x }) => {
      if (x !== undefined) {
        values[v]! += x;
        return [];
      }
      const below = new Set([v]);
      for (let w = v + 1; w < parents.length; w++) if (below.has(parents[w]!)) below.add(w);
      return [...below].reduce((sum, w) => sum + values[w]!, 0);
    }),
});
