import { described } from "../../../scripts/verify/shape";
import { distances, neighbours } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "2080",
  rounds: 40,
  first: 1,
  shape: (s) => {
    const n = s.size(1, 200_000);
    return { n, k: s.size(1, n), edges: s.tree(n) };
  },
  naive: ({ n, k, edges }) => {
    const next = neighbours(n, edges);
    const far = next.flatMap((_, v) => [...distances(next, v).values()]);
    return far.filter((d) => d === k).length / 2;
  },
});
