import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "abc372_e",
  timeLimitMs: 2_000,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 3)];
    // Without a second vertex there is no edge.
    const query = () => {
      const isEdge = s.pick(...(n > 1 ? [1, 2] : [2])) === 1;
      const v = s.int(1, isEdge ? n - 1 : n);
      return isEdge ? { v, u: s.int(v + 1, n) } : { v, k: s.int(1, 10) };
    };
    return { n, queries: s.list(q, query) };
  },
  naive: ({ n, queries }) => {
    const label = Array.from({ length: n + 1 }, (_, v) => v);
    return queries.flatMap(({ v, u, k }) => {
      const of = label[v]!;
      if (k) return label.flatMap((other, w) => (other === of ? w : [])).at(-k) ?? -1;
      for (let w = 1; w <= n; w++) if (label[w] === of) label[w] = label[u!]!;
      return [];
    });
  },
});
