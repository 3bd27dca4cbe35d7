import { described } from "../../../scripts/verify/shape";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "dynamic_tree_vertex_add_path_sum",
  timeLimitMs: 5_000,
  rounds: 50,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 3)];
    const values = s.list(n, () => s.int(0, 1e9));
    // A parent has a smaller number than its child, also after an edge has moved.
    const up = [-1];
    const edges = s.list(n - 1, (i) => {
      up.push(s.int(0, i));
      return [up[i + 1]!, s.int(i + 1, i + 1)] as const;
    });
    const query = () => {
      const kind = s.pick(...(n > 1 ? [0, 1, 2] : [1, 2]));
      if (kind > 0) return { kind, u: s.index(n), v: kind === 1 ? s.int(0, 1e9) : s.index(n) };
      const v = s.int(1, n - 1);
      const u = s.pick(up[v]!);
      up[v] = s.int(Math.max(0, v - 3), v - 1);
      return { kind, u, v, parent: up[v]!, child: s.pick(v) };
    };
    return { values, edges, queries: s.list(q, query) };
  },
  /** A search along the path for each question. */
  naive: ({ values, edges, queries }) => {
    const next = neighbours(values.length, edges);
    return queries.flatMap(({ kind, u, v, parent, child }) => {
      if (kind === 2) return pathBetween(next, u, v).reduce((sum, at) => sum + values[at]!, 0);
      if (kind === 1) values[u]! += v;
      if (parent === undefined) return [];
      next[u]!.delete(v);
      next[v]!.delete(u);
      next[parent]!.add(child);
      next[child]!.add(parent);
      return [];
    });
  },
});
