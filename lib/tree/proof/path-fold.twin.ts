import { described } from "../../../scripts/verify/shape";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "vertex_add_path_sum",
  timeLimitMs: 5_000,
  rounds: 40,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const values = s.list(n, () => s.int(0, 1e9));
    const edges = s.tree(n);
    const query = () => {
      const kind = s.pick(0, 1);
      return { kind, u: s.index(n), v: kind === 0 ? s.int(0, 1e9) : s.index(n) };
    };
    return { values, edges, queries: s.list(q, query) };
  },
  naive: ({ values, edges, queries }) => {
    const next = neighbours(values.length, edges);
    return queries.flatMap(({ kind, u, v }) => {
      if (kind === 1) return pathBetween(next, u, v).reduce((sum, at) => sum + values[at]!, 0);
      values[u]! += v;
      return [];
    });
  },
});
