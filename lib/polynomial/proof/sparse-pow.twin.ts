import { described } from "../../../scripts/verify/shape";
import { EXPONENTS, naivePow } from "./series-pow.twin";
import { sparseTerms } from "./sparse-series.twin";

export const twin = described({
  problem: "pow_of_formal_power_series_sparse",
  timeLimitMs: 10_000,
  rounds: 60,
  small: 12,
  middle: 40,
  shape: (s) => sparseTerms(s, undefined, () => s.bigint(0n, 10n ** 18n)),
  naive: ({ f, exponent }) => [naivePow(f, exponent)],
  generators: {
    ends: (random) => {
      const n = random.int(1, 12);
      const at = random.int(0, n - 1);
      return `${n} 1 ${random.pick(EXPONENTS)}\n${at} ${random.int(1, 998_244_352)}\n`;
    },
  },
});
