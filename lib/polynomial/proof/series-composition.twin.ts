import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const compositionTwin = (problem: string, most: number) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 30,
    middle: 50,
    shape: (s) => {
      const n = s.size(1, most);
      const f = s.list(n, () => BigInt(s.int(0, P - 1)));
      return { f, g: s.list(n, (i) => BigInt(s.int(0, i === 0 ? 0 : P - 1))) };
    },
    naive: ({ f, g }) => {
      const p = BigInt(P);
      const sum = f.map(() => 0n);
      let power: bigint[] = f.map((_, i) => (i === 0 ? 1n : 0n));
      for (const factor of f) {
        for (const [i, term] of power.entries()) sum[i] = (sum[i]! + factor * term) % p;
        const next = f.map(() => 0n);
        for (const [i, term] of power.entries()) {
          for (let j = 0; i + j < f.length; j++) next[i + j] = (next[i + j]! + term * g[j]!) % p;
        }
        power = next;
      }
      return [sum];
    },
  });

export const twin = compositionTwin("composition_of_formal_power_series_large", 131_072);
