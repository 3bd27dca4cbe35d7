import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "2420",
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, m] = [s.size(1, 200_000), s.size(1, 200_000, 3)];
    const text = s.text(n, n);
    const query = () =>
      s.pick(1, 2) === 1 ? { k: s.index(n), x: s.text(1, 1) } : { range: s.range(n) };
    return { text, queries: s.list(m, query) };
  },
  naive: ({ text, queries }) => {
    const letters = [...text];
    return queries.flatMap(({ k, x, range }) => {
      if (!range) return letters.splice(k, 1, x) && [];
      const part = letters.slice(...range);
      return part.join() === part.reverse().join() ? "YES" : "NO";
    });
  },
});
