import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1735",
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const values = s.list(n, () => s.int(1, 1e6));
    const query = () => {
      const kind = s.pick(1, 2, 3);
      return [kind, ...s.range(n), kind < 3 ? s.int(1, 1e6) : 0] as const;
    };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(([kind, l, r, x]) => {
      if (kind === 3) return values.slice(l, r).reduce((sum, value) => sum + value);
      for (let i = l; i < r; i++) values[i] = kind === 1 ? values[i]! + x : x;
      return [];
    }),
});
