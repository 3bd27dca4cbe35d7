import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DSL_2_F",
  timeLimitMs: 3_000,
  rounds: 40,
  closed: true,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000, 3)];
    const query = () =>
      s.pick(0, 1) === 0 ? { range: s.range(n), x: s.int(0, 2 ** 31 - 1) } : { range: s.range(n) };
    return { n, queries: s.list(q, query) };
  },
  naive: ({ n, queries }) => {
    const values = new Array<number>(n).fill(2 ** 31 - 1);
    return queries.flatMap(({ range: [l, r], x }) => {
      if (x === undefined) return Math.min(...values.slice(l, r));
      values.fill(x, l, r);
      return [];
    });
  },
});
