import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P4180",
  timeLimitMs: 1_500,
  rounds: 60,
  small: 5,
  middle: 0,
  shape: (s) => {
    const n = s.size(2, 100_000);
    const m = s.size(n, 300_000, 2);
    // A connected graph in which a heavier tree exists: its last edge is parallel to the first, and heavier.
    const edges = s.list(m - 1, (e) =>
      e < n - 1
        ? ([s.pick(e + 2), s.int(1, e + 1), s.int(0, 5e8 - 1)] as const)
        : ([s.int(1, n), s.int(1, n), s.int(0, 1e9)] as const),
    );
    const [x, y, z] = edges[0]!;
    return { n, edges: [...edges, [s.pick(x), s.pick(y), s.int(z + 1, 1e9)] as const] };
  },
  naive: ({ n, edges }) => {
    const sums = new Set<number>();
    for (let set = 0; set < 2 ** edges.length; set++) {
      const chosen = edges.filter((_, e) => (set >> e) & 1);
      if (chosen.length !== n - 1) continue;
      const reached = new Set([1]);
      for (let round = 0; round < n; round++) {
        for (const [x, y] of chosen) {
          if (reached.has(x)) reached.add(y);
          else if (reached.has(y)) reached.add(x);
        }
      }
      if (reached.size === n) sums.add(chosen.reduce((sum, [, , z]) => sum + z, 0));
    }
    return [...sums].sort((a, b) => a - b)[1];
  },
});
