import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "1144",
  first: 1,
  middle: 150,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const salaries = s.list(n, () => s.int(1, 1e9));
    const query = () => {
      if (s.pick("!", "?") === "!") return { at: s.index(n), x: s.int(1, 1e9) };
      const a = s.int(1, 1e9);
      return { a, b: s.int(a, 1e9) };
    };
    return { salaries, queries: s.list(q, query) };
  },
  naive: ({ salaries, queries }) =>
    queries.flatMap(({ at, x, a, b }) => {
      if (at === undefined) return salaries.filter((salary) => a <= salary && salary <= b).length;
      salaries[at] = x;
      return [];
    }),
});
