import { described } from "../../../scripts/verify/shape";

const P = 1_000_000_007n;

export const twin = described({
  problem: "1723",
  timeLimitMs: 1000,
  rounds: 80,
  middle: 25,
  first: 1,
  shape: (s) => {
    const [n, m, k] = [s.size(1, 100), s.size(1, 9900, 3), s.size(1, 1e9, 9)];
    return { n, k, edges: s.graph(n, m, { loops: true, parallel: true, directed: true }) };
  },
  /** Step by step. */
  naive: ({ n, k, edges }) => {
    let ways = Array.from({ length: n }, (_, v) => BigInt(v === 0 ? 1 : 0));
    for (let step = 0; step < k; step++) {
      const next = ways.map(() => 0n);
      for (const [u, v] of edges) next[v]! += ways[u]!;
      ways = next.map((count) => count % P);
    }
    return ways[n - 1];
  },
});
