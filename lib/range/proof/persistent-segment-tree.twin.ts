import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1737",
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 3)];
    const values = s.list(n, () => s.int(1, 1e9));
    let count = 1;
    const query = () => {
      const kind = s.pick(1, 2, 3);
      const k = s.index(count);
      if (kind === 1) return { k, at: s.index(n), x: s.int(1, 1e9) };
      if (kind === 2) return { k, range: s.range(n) };
      return { k, count: ++count };
    };
    return { values, queries: s.list(q, query) };
  },
  naive: ({ values, queries }) => {
    const arrays = [values];
    return queries.flatMap(({ k, at, x, range }) => {
      const array = arrays[k]!;
      if (range) return array.slice(...range).reduce((sum, value) => sum + value);
      if (at === undefined) arrays.push([...array]);
      else array[at] = x;
      return [];
    });
  },
});
