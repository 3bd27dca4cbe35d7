import { described } from "../../../scripts/verify/shape";
import { distances, neighbours } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "frequency_table_of_tree_distance",
  timeLimitMs: 10_000,
  rounds: 50,
  middle: 150,
  shape: (s) => {
    const n = s.size(1, 200_000);
    return { n, edges: s.tree(n) };
  },
  naive: ({ n, edges }) => {
    const next = neighbours(n, edges);
    const counts = new Array<number>(n).fill(0);
    for (let v = 0; v < n; v++) for (const d of distances(next, v).values()) counts[d]! += 1 / 2;
    return [counts.slice(1)];
  },
});
