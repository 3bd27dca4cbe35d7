import { described } from "../../../scripts/verify/shape";
import { walkLengths } from "./naive-graph";

export const twin = described({
  problem: "GRL_1_B",
  rounds: 80,
  middle: 15,
  shape: (s) => {
    const n = s.size(1, 1000);
    const [m, source] = [s.size(0, Math.min(n * (n - 1), 2000), 2), s.index(n)];
    // Heights explain the weights, so that no cycle is negative, but for 3 in graphs of odd size.
    const height = (v: number) => (v * 7919) % 4001;
    const arcs = s.graph(n, m, { directed: true }, (u, v) => {
      const base = height(v) - height(u);
      return s.int(base - 3 * (n % 2), base + 20);
    });
    return { n, source, arcs };
  },
  naive: ({ n, source, arcs }) =>
    walkLengths(n, source, arcs)?.map((length) => (length === Infinity ? "INF" : length)) ??
    "NEGATIVE CYCLE",
});
