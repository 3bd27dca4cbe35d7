import { described } from "../../../scripts/verify/shape";
import { walkLengths } from "./naive-graph";

export const twin = described({
  problem: "GRL_1_C",
  rounds: 60,
  middle: 10,
  shape: (s) => {
    const n = s.size(1, 100);
    const m = s.size(0, n * (n - 1), 2);
    // Heights explain the weights, so that no cycle is negative, but for 3 in graphs of odd size.
    const height = (v: number) => (v * 79_190_003) % 1e7;
    const arcs = s.graph(n, m, { directed: true }, (u, v) => {
      const base = height(v) - height(u);
      return s.int(base - 3 * (n % 2), base + 20);
    });
    return { n, arcs };
  },
  naive: ({ n, arcs }) => {
    const rows = Array.from({ length: n }, (_, v) => walkLengths(n, v, arcs)!);
    if (rows.includes(undefined!)) return "NEGATIVE CYCLE";
    return rows.map((row) => row.map((length) => (length === Infinity ? "INF" : length)));
  },
});
