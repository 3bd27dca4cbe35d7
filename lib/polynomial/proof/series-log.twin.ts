import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import { inverses, seriesInputs } from "./series-inputs";

const P = 998244353;

const inputs = seriesInputs(() => [1]);

export const twin: Twin = {
  problem: "log_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    ...inputs.generators,
    /** log 1 / (1 - x) has the coefficients 1 / n. */
    "max-ones": () => {
      const n = 500_000;
      return { input: `${n}\n${"1 ".repeat(n)}\n`, output: `${inverses(n).join(" ")}\n` };
    },
  },
  atBounds: inputs.atBounds,
  naive: (input) => {
    const f = input.split("\n")[1]!.split(" ").map(BigInt);
    const p = BigInt(P);
    const inverse = (i: number) => naiveInverse(BigInt(i), p);
    // n · f[n] is the sum of i · log[i] · f[n - i].
    const log = [0n];
    for (let n = 1; n < f.length; n++) {
      let sum = BigInt(n) * f[n]!;
      for (let i = 1; i < n; i++) sum -= BigInt(i) * log[i]! * f[n - i]!;
      log.push((((sum * inverse(n)) % p) + p) % p);
    }
    return `${log.join(" ")}\n`;
  },
};
