import { described } from "../../../scripts/verify/shape";
import { trees } from "./arborescence-count.twin";
import { ANY } from "./naive-graph";

export const twin = described({
  problem: "counting_spanning_tree_undirected",
  timeLimitMs: 5000,
  rounds: 150,
  small: 5,
  middle: 0,
  shape: (s) => {
    const [n, m] = [s.size(1, 500), s.size(0, 500_000, 2)];
    return { n, edges: s.graph(n, m, ANY) };
  },
  /** Sets of arcs both ways, each a tree away from vertex 0. */
  naive: ({ n, edges }) =>
    trees(
      n,
      edges.flatMap(([a, b]) => [
        [a, b],
        [b, a],
      ]),
      0,
    ),
});
