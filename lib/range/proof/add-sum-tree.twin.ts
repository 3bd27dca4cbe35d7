import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1651",
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const values = s.list(n, () => s.int(1, 1e9));
    const query = () =>
      s.pick(1, 2) === 1 ? { range: s.range(n), x: s.int(1, 1e9) } : { at: s.index(n) };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(({ range, x, at }) => {
      if (range) for (let i = range[0]; i < range[1]; i++) values[i]! += x;
      return at === undefined ? [] : values[at];
    }),
});
