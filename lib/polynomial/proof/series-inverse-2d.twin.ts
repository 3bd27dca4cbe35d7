import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";

const P = 998_244_353;

export const twin = described({
  problem: "inv_of_formal_power_series_2d",
  timeLimitMs: 10_000,
  rounds: 30,
  middle: 11,
  shape: (s) => {
    const rows = s.size(1, 707);
    const columns = s.size(1, Math.floor(500_000 / rows));
    return s.list(rows, (i) => s.list(columns, (j) => BigInt(s.int(i + j === 0 ? 1 : 0, P - 1))));
  },
  naive: (f) => {
    const p = BigInt(P);
    const scale = naiveInverse(f[0]![0]!, p);
    const g = f.map((line) => line.map(() => 0n));
    for (const [i, line] of f.entries()) {
      for (const j of line.keys()) {
        let sum = i + j === 0 ? 1n : 0n;
        for (let k = 0; k <= i; k++) {
          for (let l = 0; l <= j; l++) sum -= f[k]![l]! * g[i - k]![j - l]!;
        }
        g[i]![j] = (((sum % p) + p) * scale) % p;
      }
    }
    return g;
  },
  atBounds: {
    "max-columns": () => `1 500000\n${"7 ".repeat(500_000)}\n`,
    "max-rows": () => `500000 1\n${"7\n".repeat(500_000)}`,
  },
});
