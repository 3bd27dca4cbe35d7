import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "../../number/proof/naive-power";
import { seriesInputs } from "./series-inputs";

const P = 998244353;

const inputs = seriesInputs((random) => [random.int(1, P - 1)]);

export const twin: Twin = {
  problem: "inv_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    ...inputs.generators,
    /** 1 / (1 - x) has all coefficients 1. */
    "max-geometric": () => {
      const n = 500_000;
      const input = `${n}\n1 ${P - 1}${" 0".repeat(n - 2)}\n`;
      return { input, output: `${"1 ".repeat(n)}\n` };
    },
  },
  atBounds: inputs.atBounds,
  naive: (input) => {
    const f = input.split("\n")[1]!.split(" ").map(BigInt);
    const p = BigInt(P);
    const first = naiveInverse(f[0]!, p); // 1 / f[0] by Fermat
    const g = [first];
    for (let n = 1; n < f.length; n++) {
      let sum = 0n;
      for (let i = 1; i <= n; i++) sum += f[i]! * g[n - i]!;
      g.push((((-sum * first) % p) + p) % p);
    }
    return `${g.join(" ")}\n`;
  },
};
