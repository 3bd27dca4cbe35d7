import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "tree_path_composite_sum",
  timeLimitMs: 5_000,
  rounds: 40,
  shape: (s) => {
    const n = s.size(1, 200_000);
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const values = s.list(n, () => value(0));
    return { values, edges: s.tree(n, () => [value(1), value(0)] as const) };
  },
  /** From each vertex a walk away from it, with the composite of the edges back to it. */
  naive: ({ values, edges }) => [
    values.map((_, root) => {
      let sum = 0n;
      const walk: [number, number, bigint, bigint][] = [[root, -1, 1n, 0n]];
      for (const [v, from, slope, offset] of walk) {
        sum += slope * values[v]! + offset;
        for (const [one, other, [b, c]] of edges) {
          const w = one === v ? other : other === v ? one : from;
          if (w !== from) walk.push([w, v, (slope * b) % P, (slope * c + offset) % P]);
        }
      }
      return sum % P;
    }),
  ],
});
