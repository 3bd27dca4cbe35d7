import { described } from "../../../scripts/verify/shape";
import { ANY } from "./naive-graph";

const P = 998_244_353n;

export const twin = described({
  problem: "chromatic_polynomial",
  timeLimitMs: 10_000,
  rounds: 150,
  small: 6,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 20);
    return { n, edges: s.graph(n, s.size(0, 60), ANY) };
  },
  /** Deletion and contraction: the graph without an edge, less the graph with its ends made one. */
  naive: ({ n, edges }) => {
    const count = (vertices: number, left: number[][]): bigint[] => {
      const coefficients = new Array<bigint>(n + 1).fill(0n);
      if (left.length === 0) coefficients[vertices] = 1n;
      const [edge, ...others] = left;
      if (edge === undefined || edge[0] === edge[1]) return coefficients;
      const merged = others.map((e) => e.map((v) => (v === edge[1] ? edge[0]! : v)));
      const less = count(vertices - 1, merged);
      return count(vertices, others).map((c, i) => c - less[i]!);
    };
    const pairs = edges.map(([u, v]) => [u, v]);
    return [count(n, pairs).map((c) => ((c % P) + P) % P)];
  },
});
