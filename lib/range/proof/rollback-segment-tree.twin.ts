import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "abc165_f",
  timeLimitMs: 2_000,
  first: 1,
  shape: (s) => {
    const n = s.size(2, 200_000);
    return { numbers: s.list(n, () => s.int(1, 1e9)), edges: s.tree(n) };
  },
  /** For each path from vertex 1 the quadratic dp, one vertex after the other. */
  naive: ({ numbers, edges }) => {
    const lengths: number[] = [];
    const visit = (v: number, path: { number: number; length: number }[], from: number) => {
      const number = numbers[v]!;
      const before = path.filter((step) => step.number < number).map((step) => step.length);
      const longer = [...path, { number, length: 1 + Math.max(0, ...before) }];
      lengths[v] = Math.max(...longer.map((step) => step.length));
      for (const [a, b] of edges) {
        if (a === v && b !== from) visit(b, longer, v);
        if (b === v && a !== from) visit(a, longer, v);
      }
    };
    visit(0, [], -1);
    return lengths;
  },
});
