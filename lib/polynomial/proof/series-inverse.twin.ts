import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";

export const P = 998_244_353n;

/** The twin of a problem about one power series whose constant term is within these bounds. */
export const seriesTwin = (
  problem: string,
  [low, high = low]: readonly [bigint, bigint?],
  naive: (f: readonly bigint[]) => bigint[],
) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 40,
    middle: 120,
    shape: (s) =>
      s.list(s.size(1, 500_000), (i) => s.bigint(i === 0 ? low : 0n, i === 0 ? high : P - 1n)),
    naive: (f) => [naive(f)],
  });

export const twin = seriesTwin("inv_of_formal_power_series", [1n, P - 1n], naiveInverseSeries);

export function naiveInverseSeries(f: readonly bigint[]): bigint[] {
  const first = naiveInverse(f[0]!, P);
  const g = [first];
  for (let n = 1; n < f.length; n++) {
    let sum = 0n;
    for (let i = 1; i <= n; i++) sum += f[i]! * g[n - i]!;
    g.push((((-sum * first) % P) + P) % P);
  }
  return g;
}
