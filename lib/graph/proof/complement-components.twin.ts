import { described } from "../../../scripts/verify/shape";
import { holdSets, labels, neighbours } from "./naive-graph";

export const twin = described({
  problem: "connected_components_of_complement_graph",
  timeLimitMs: 5000,
  rounds: 100,
  small: 12,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 500_000);
    return { n, edges: s.graph(n, s.size(0, Math.min(500_000, (n * (n - 1)) / 2), 6)) };
  },
  /** Labels along all pairs without an edge. */
  naive: ({ n, edges }) => {
    const next = neighbours(n, edges);
    const label = labels(
      n,
      next.flatMap((around, u) => next.flatMap((_, v) => (around.has(v) ? [] : [[u, v] as const]))),
    );
    const sets = [...new Set(label)].map((own) => [...next.keys()].filter((v) => label[v] === own));
    return [sets.length, ...sets.map((set) => [set.length, ...set])];
  },
  check: holdSets,
});
