import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "940F",
  first: 1,
  closed: true,
  middle: 150,
  shape: (s) => {
    const [n, q] = [s.size(1, 100_000), s.size(1, 100_000, 2)];
    const values = s.list(n, () => s.int(1, 1e9));
    const query = () =>
      s.pick(1, 2) === 1 ? { range: s.range(n) } : { at: s.index(n), x: s.int(1, 1e9) };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) =>
    queries.flatMap(({ range, at, x }) => {
      if (!range) {
        values[at] = x;
        return [];
      }
      const counts = new Map<number, number>();
      for (const value of values.slice(...range)) counts.set(value, (counts.get(value) ?? 0) + 1);
      const frequencies = new Set(counts.values());
      let mex = 1;
      while (frequencies.has(mex)) mex++;
      return mex;
    }),
});
