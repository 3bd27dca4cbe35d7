import { described } from "../../../scripts/verify/shape";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "COT2",
  timeLimitMs: 3_000,
  first: 1,
  shape: (s) => {
    const [n, q] = [s.size(1, 40_000), s.size(1, 100_000, 2)];
    const weights = s.list(n, () => s.int(1, 40_000));
    const edges = s.tree(n);
    return { weights, edges, ends: s.list(q, () => [s.index(n), s.index(n)] as const) };
  },
  naive: ({ weights, edges, ends }) => {
    const next = neighbours(weights.length, edges);
    return ends.map((pair) => new Set(pathBetween(next, ...pair).map((v) => weights[v])).size);
  },
});
