import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import { inverses, seriesInputs } from "./series-inputs";

const P = 998244353;

const inputs = seriesInputs(() => [0]);

export const twin: Twin = {
  problem: "exp_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    ...inputs.generators,
    /** exp of x + x² / 2 + x³ / 3 … is 1 / (1 - x). */
    "max-harmonic": () => {
      const n = 500_000;
      return { input: `${n}\n${inverses(n).join(" ")}\n`, output: `${"1 ".repeat(n)}\n` };
    },
  },
  atBounds: inputs.atBounds,
  naive: (input) => {
    const f = input.split("\n")[1]!.split(" ").map(BigInt);
    const p = BigInt(P);
    const inverse = (i: number) => naiveInverse(BigInt(i), p);
    // n · exp[n] is the sum of i · f[i] · exp[n - i].
    const exp = [1n];
    for (let n = 1; n < f.length; n++) {
      let sum = 0n;
      for (let i = 1; i <= n; i++) sum += BigInt(i) * f[i]! * exp[n - i]!;
      exp.push(((sum % p) * inverse(n)) % p);
    }
    return `${exp.join(" ")}\n`;
  },
};
