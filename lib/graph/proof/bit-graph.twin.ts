import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "B3611",
  timeLimitMs: 1_000,
  middle: 66,
  shape: (s) => {
    const n = s.size(1, 100);
    // About two arcs a vertex: else all are reached.
    return s.list(n, () => s.list(n, () => s.pick(...new Array(n >> 1).fill(0), 0, 1)));
  },
  /** A search from each vertex. */
  naive: (matrix) =>
    matrix.map((_, source) => {
      const reached = new Set<number>();
      const visit = (u: number) => {
        for (const [v, entry] of matrix[u]!.entries()) {
          if (entry === 0 || reached.has(v)) continue;
          reached.add(v);
          visit(v);
        }
      };
      visit(source);
      return matrix.map((_, v) => +reached.has(v));
    }),
});
