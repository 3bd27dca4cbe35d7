import { described } from "../../../scripts/verify/shape";
import { distances, neighbours } from "../../graph/proof/naive-graph";

export const twin = described({
  problem: "1132",
  rounds: 50,
  middle: 100,
  first: 1,
  shape: (s) => {
    const n = s.size(1, 200_000);
    return { n, edges: s.tree(n) };
  },
  naive: ({ n, edges }) => {
    const next = neighbours(n, edges);
    return [next.map((_, v) => Math.max(...distances(next, v).values()))];
  },
});
