import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "agc002_d",
  timeLimitMs: 2_000,
  rounds: 30,
  middle: 40,
  first: 1,
  shape: (s) => {
    const n = s.size(3, 100_000);
    const m = s.size(n - 1, 100_000);
    const edges = s.graph(n, m, { connected: true, loops: true, parallel: true });
    const query = () => ({ x: s.index(n), y: s.index(n), z: s.int(3, n) });
    return { n, edges, queries: s.list(s.size(1, 100_000), query) };
  },
  /** Labels after each edge; each query looks through all of them in order. */
  naive: ({ n, edges, queries }) => {
    const labels = [Array.from({ length: n }, (_, v) => v)];
    for (const [u, v] of edges) {
      const last = labels.at(-1)!;
      labels.push(last.map((label) => (label === last[u] ? last[v]! : label)));
    }
    return queries.map(({ x, y, z }) => {
      const seen = (row: number[]) =>
        row.filter((label) => label === row[x] || label === row[y]).length;
      return labels.findIndex((row) => seen(row) >= z);
    });
  },
});
