import { described } from "../../../scripts/verify/shape";
import { holdSets } from "./naive-graph";

export const twin = described({
  problem: "biconnected_components",
  timeLimitMs: 5_000,
  rounds: 100,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 500_000);
    const m = n > 1 ? s.size(0, 500_000) : s.int(0, 0);
    return { n, edges: s.graph(n, m, { parallel: true }).map(([u, v]) => [u, v]) };
  },
  /** Edges belong to one block if they stay connected when any one vertex is removed. */
  naive: ({ n, edges }) => {
    // keys[e][without]: the component of edge e where the edges at `without` end there, each alone.
    const keys = edges.map(() => [] as number[]);
    for (let without = 0; without < n; without++) {
      const label = edges.map((_, e) => e);
      for (let changed = true; changed; ) {
        changed = false;
        for (let d = 0; d < edges.length; d++) {
          for (let e = 0; e < d; e++) {
            const meet = edges[d]!.some((v) => v !== without && edges[e]!.includes(v));
            if (!meet || label[d] === label[e]) continue;
            label[d] = label[e] = Math.min(label[d]!, label[e]!);
            changed = true;
          }
        }
      }
      for (let e = 0; e < edges.length; e++) keys[e]!.push(label[e]!);
    }
    const blocks = new Map<string, Set<number>>();
    for (const [e, ends] of edges.entries()) {
      const key = keys[e]!.join(" ");
      blocks.set(key, new Set([...(blocks.get(key) ?? []), ...ends]));
    }
    const sets = [...blocks.values()].map((set) => [...set]);
    for (let v = 0; v < n; v++) if (!edges.some((e) => e.includes(v))) sets.push([v]);
    return [sets.length, ...sets.map((set) => [set.length, ...set])];
  },
  check: holdSets,
});
