import { described } from "../../../scripts/verify/shape";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "GSS7",
  first: 1,
  shape: (s) => {
    const n = s.size(1, 100_000);
    const values = s.list(n, () => s.int(-10_000, 10_000));
    const edges = s.tree(n);
    const query = () => {
      const kind = s.pick(1, 2);
      const [a, b] = [s.index(n), s.index(n)];
      return { a, b, c: kind === 2 ? s.int(-10_000, 10_000) : undefined };
    };
    return { values, edges, queries: s.list(s.size(1, 100_000, 2), query) };
  },
  naive: ({ values, edges, queries }) => {
    const next = neighbours(values.length, edges);
    return queries.flatMap(({ a, b, c }) => {
      const path = pathBetween(next, a, b);
      if (c !== undefined) {
        for (const v of path) values[v] = c;
        return [];
      }
      let best = 0;
      for (const start of path.keys()) {
        let sum = 0;
        for (const v of path.slice(start)) {
          sum += values[v]!;
          best = Math.max(best, sum);
        }
      }
      return best;
    });
  },
});
