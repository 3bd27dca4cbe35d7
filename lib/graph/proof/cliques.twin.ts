import { described } from "../../../scripts/verify/shape";
import { neighbours } from "./naive-graph";

const P = 998_244_353n;

export const twin = described({
  problem: "enumerate_cliques",
  timeLimitMs: 5_000,
  rounds: 120,
  small: 8,
  middle: 12,
  shape: (s) => {
    const n = s.size(2, 100);
    const m = s.size(1, Math.min(100, (n * (n - 1)) / 2), 4);
    const values = s.list(n, () => BigInt(s.int(0, Number(P) - 1)));
    return { values, edges: s.graph(n, m) };
  },
  /** Each clique gets every later vertex that it is joined to. */
  naive: ({ values, edges }) => {
    const next = neighbours(values.length, edges);
    const sum = (clique: readonly number[], product: bigint, from: number): bigint => {
      let total = clique.length > 0 ? product : 0n;
      for (let v = from; v < values.length; v++) {
        if (clique.some((u) => !next[u]!.has(v))) continue;
        total += sum([...clique, v], (product * values[v]!) % P, v + 1);
      }
      return total % P;
    };
    return sum([], 1n, 0);
  },
});
