import { naiveInverse } from "../../number/proof/naive-power";
import { P, seriesTwin } from "./series-inverse.twin";

export const twin = seriesTwin("exp_of_formal_power_series", [0n], naiveExp);

/** n · exp[n] is the sum of i · f[i] · exp[n - i]. */
export function naiveExp(f: readonly bigint[]): bigint[] {
  const exp = [1n];
  for (let n = 1; n < f.length; n++) {
    let sum = 0n;
    for (let i = 1; i <= n; i++) sum += BigInt(i) * f[i]! * exp[n - i]!;
    exp.push(((sum % P) * naiveInverse(BigInt(n), P)) % P);
  }
  return exp;
}
