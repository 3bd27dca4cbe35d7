import { described } from "../../../scripts/verify/shape";
import { Forest } from "./naive-graph";

export const twin = described({
  problem: "incremental_minimum_spanning_forest",
  timeLimitMs: 10_000,
  rounds: 50,
  middle: 40,
  shape: (s) => {
    const [n, m] = [s.size(1, 500_000), s.size(1, 1_000_000, 3)];
    // Weights differ: each is 0 to 2 more, or less, than three times its place.
    const isFalling = n % 2 === 0;
    const edge = (e: number) => {
      const [u, v] = [s.index(n), s.index(n)];
      const least = 1 + 3 * (isFalling ? m - e : (e * 7) % m);
      return [u, v, m % 7 === 0 ? s.int(1 + 3 * e, 3 + 3 * e) : s.int(least, least + 2)] as const;
    };
    return { n, edges: s.list(m, edge) };
  },
  /** Kruskal's algorithm on the edges so far. */
  naive: ({ n, edges }) => {
    const forest = (count: number) => {
      const trees = new Forest(n);
      const ids = [...edges.keys()].slice(0, count).sort((d, e) => edges[d]![2] - edges[e]![2]);
      return ids.filter((e) => trees.join(edges[e]![0], edges[e]![1]));
    };
    const left = edges.map((_, last) => {
      const after = forest(last + 1);
      return [...forest(last), last].find((e) => !after.includes(e)) ?? -1;
    });
    return [left];
  },
});
