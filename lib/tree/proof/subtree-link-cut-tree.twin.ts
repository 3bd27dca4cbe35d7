import { described } from "../../../scripts/verify/shape";
import { neighbours } from "../../graph/proof/naive-graph";

/** The twins of two problems: x is added to subtrees, or to vertices. */
export const subtreeTwin = (problem: string, toSubtrees: boolean, most: number) =>
  described({
    problem,
    timeLimitMs: 5000,
    rounds: 40,
    shape: (s) => {
      const [n, q] = [s.size(2, 200_000), s.size(1, 200_000, 3)];
      const values = s.list(n, () => s.int(0, most));
      // A parent has a smaller number than its child, also after an edge has moved.
      const up = [-1];
      const edges = s.list(n - 1, (i) => {
        up.push(s.int(0, i));
        return [up[i + 1]!, s.int(i + 1, i + 1)] as const;
      });
      const query = () => {
        const kind = s.pick(0, 1, 2);
        const v = s.int(1, n - 1);
        if (kind === 1 && !toSubtrees) return { kind, v, x: s.int(0, most) };
        const u = s.pick(up[v]!);
        if (kind > 0) return { kind, v, u, x: kind === 1 ? s.int(0, most) : 0 };
        up[v] = s.int(Math.max(0, v - 3), v - 1);
        return { kind, v, u, x: up[v]!, child: s.pick(v) };
      };
      return { values, edges, queries: s.list(q, query) };
    },
    /** Searches for each question. */
    naive: ({ values, edges, queries }) => {
      const next = neighbours(values.length, edges);
      return queries.flatMap(({ kind, v, u, x }) => {
        if (u === undefined) {
          values[v]! += x;
          return [];
        }
        const side = new Set([u, v]);
        for (const at of side) if (at !== u) for (const to of next[at]!) side.add(to);
        side.delete(u);
        if (kind === 2) return [...side].reduce((sum, at) => sum + values[at]!, 0);
        if (kind === 1) for (const at of side) values[at]! += x;
        if (kind === 1) return [];
        next[u]!.delete(v);
        next[v]!.delete(u);
        next[x]!.add(v);
        next[v]!.add(x);
        return [];
      });
    },
  });

export const twin = subtreeTwin("dynamic_tree_subtree_add_subtree_sum", true, 10_000_000);
