import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "majority_voting",
  timeLimitMs: 5000,
  middle: 100,
  shape: (s) => {
    const [n, q] = [s.size(1, 500_000), s.size(1, 500_000, 2)];
    const numbers = s.list(n, () => s.int(0, 1e9));
    const query = () =>
      s.pick(0, 1) === 0 ? { at: s.index(n), x: s.int(0, 1e9) } : { range: s.range(n) };
    return { numbers, queries: s.list(q, query) };
  },
  naive: ({ numbers, queries }) =>
    queries.flatMap(({ at, x, range }) => {
      if (range) {
        const part = numbers.slice(...range);
        const times = (value: number) => part.filter((other) => other === value).length;
        return part.find((value) => 2 * times(value) > part.length) ?? -1;
      }
      numbers[at] = x;
      return [];
    }),
});
