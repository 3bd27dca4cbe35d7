import { described } from "../../../scripts/verify/shape";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "jump_on_tree",
  timeLimitMs: 5_000,
  rounds: 40,
  middle: 100,
  shape: (s) => {
    const [n, q] = [s.size(2, 500_000), s.size(1, 500_000, 2)];
    const edges = s.tree(n);
    return { n, edges, jumps: s.list(q, () => [s.index(n), s.index(n), s.index(n)] as const) };
  },
  naive: ({ n, edges, jumps }) => {
    const next = neighbours(n, edges);
    return jumps.map(([from, to, k]) => pathBetween(next, from, to)[k] ?? -1);
  },
});
