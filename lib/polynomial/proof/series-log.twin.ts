import { naiveInverse } from "../../number/proof/naive-power";
import { P, seriesTwin } from "./series-inverse.twin";

export const twin = seriesTwin("log_of_formal_power_series", [1n], naiveLog);

/** n · f[n] is the sum of i · log[i] · f[n - i]. */
export function naiveLog(f: readonly bigint[]): bigint[] {
  const log = [0n];
  for (let n = 1; n < f.length; n++) {
    let sum = BigInt(n) * f[n]!;
    for (let i = 1; i < n; i++) sum -= BigInt(i) * log[i]! * f[n - i]!;
    log.push((((sum * naiveInverse(BigInt(n), P)) % P) + P) % P);
  }
  return log;
}
