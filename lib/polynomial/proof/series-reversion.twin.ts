import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";
import { P } from "./series-inverse.twin";

export const reversionTwin = (problem: string, most: number) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 10,
    middle: 25,
    shape: (s) =>
      s.list(s.size(2, most), (i) => s.bigint(i === 1 ? 1n : 0n, i === 0 ? 0n : P - 1n)),
    /** The terms of h one after the other: each makes the next term of g(h(x)) right. */
    naive: (g) => {
      const n = g.length;
      const h = g.map(() => 0n);
      const slope = naiveInverse(g[1]!, P);
      for (let k = 1; k < n; k++) {
        let power: bigint[] = h.map((_, i) => (i === 0 ? 1n : 0n));
        let sum = 0n;
        for (const factor of g) {
          sum += factor * power[k]!;
          const next = h.map(() => 0n);
          for (let i = 0; i <= k; i++) {
            for (let j = 0; i + j <= k; j++) next[i + j] = (next[i + j]! + power[i]! * h[j]!) % P;
          }
          power = next;
        }
        const wanted = k === 1 ? 1n : 0n;
        h[k] = ((((wanted - sum) % P) + P) * slope) % P;
      }
      return [h];
    },
  });

export const twin = reversionTwin("compositional_inverse_of_formal_power_series_large", 131_072);
