import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P6242",
  rounds: 60,
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, m] = [s.size(1, 500_000), s.size(1, 500_000, 4)];
    const values = s.list(n, () => s.int(-5e8, 5e8));
    const query = () => {
      const kind = s.pick(1, 2, 3, 4, 5);
      const [l, r] = s.range(n);
      return { kind, l, r, x: kind === 1 ? s.int(-2000, 2000) : kind === 2 ? s.int(-5e8, 5e8) : 0 };
    };
    return { values, queries: s.list(m, query) };
  },
  naive: ({ values, queries }) => {
    const ever = [...values];
    return queries.flatMap(({ kind, l, r, x }) => {
      for (let i = l; i < r; i++) {
        if (kind === 1) values[i]! += x;
        if (kind === 2) values[i] = Math.min(values[i]!, x);
        ever[i] = Math.max(ever[i]!, values[i]!);
      }
      const part = (kind === 5 ? ever : values).slice(l, r);
      if (kind === 3) return part.reduce((sum, value) => sum + value);
      return kind > 3 ? Math.max(...part) : [];
    });
  },
});
