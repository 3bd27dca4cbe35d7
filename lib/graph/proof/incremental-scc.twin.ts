import { described } from "../../../scripts/verify/shape";
import { ANY } from "./naive-graph";

const P = 998_244_353n;

export const twin = described({
  problem: "incremental_scc",
  timeLimitMs: 5000,
  rounds: 50,
  middle: 14,
  shape: (s) => {
    const [n, m] = [s.size(1, 500_000), s.size(1, 500_000, 3)];
    const x = s.list(n, () => BigInt(s.int(0, Number(P) - 1)));
    return { x, arcs: s.graph(n, m, { ...ANY, directed: true }) };
  },
  /** Reachability after each arc. */
  naive: ({ x, arcs }) => {
    const reach = x.map((_, u) => x.map((_, v) => u === v));
    return arcs.map(([a, b]) => {
      for (const row of reach) {
        for (const v of x.keys()) row[v] ||= row[a]! && reach[b]![v]!;
      }
      let sum = 0n;
      for (const [u, row] of reach.entries()) {
        for (let v = 0; v < u; v++) if (row[v] && reach[v]![u]) sum += x[u]! * x[v]!;
      }
      return sum % P;
    });
  },
});
