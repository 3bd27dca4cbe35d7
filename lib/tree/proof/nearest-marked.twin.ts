import { described } from "../../../scripts/verify/shape";
import { distances, neighbours } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "QTREE5",
  first: 1,
  shape: (s) => {
    const n = s.size(1, 100_000);
    const edges = s.tree(n);
    const query = () => ({ kind: s.pick(0, 1), v: s.index(n) });
    return { n, edges, queries: s.list(s.size(1, 100_000, 2), query) };
  },
  naive: ({ n, edges, queries }) => {
    const next = neighbours(n, edges);
    const white = new Set<number>();
    return queries.flatMap(({ kind, v }) => {
      if (kind === 0) return white.delete(v) || white.add(v) ? [] : [];
      const nearest = [...distances(next, v)].find(([w]) => white.has(w));
      return nearest ? nearest[1] : -1;
    });
  },
});
