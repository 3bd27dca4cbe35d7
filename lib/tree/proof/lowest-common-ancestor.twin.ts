import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "lca",
  timeLimitMs: 5_000,
  rounds: 100,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    return { parents: s.parents(n), pairs: s.list(q, () => [s.index(n), s.index(n)] as const) };
  },
  /** Every ancestor of u, then the first of v's among them. */
  naive: ({ parents, pairs }) => {
    const above = (v: number): number[] => (v === 0 ? [0] : [v, ...above(parents[v]!)]);
    return pairs.map(([u, v]) => {
      const others = new Set(above(u));
      return above(v).find((w) => others.has(w));
    });
  },
});
