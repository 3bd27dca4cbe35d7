import { twin as powTwin } from "./series-pow.twin";
import {
  MAX_TERMS,
  NINTH_POWER,
  ninthInverse,
  P,
  randomTerms,
  sparse,
  sparseTwin,
} from "./sparse-series.twin";

export const twin = sparseTwin(powTwin, {
  problem: "pow_of_formal_power_series_sparse",
  generators: {
    small: (random) => {
      const n = random.int(1, 9);
      return sparse(n, randomTerms(random, n, []), ` ${random.int(0, 5)}`);
    },
    middle: (random) => sparse(60, randomTerms(random, 60, []), ` ${random.int(0, 40)}`),
    "huge-power": (random) => {
      const terms = randomTerms(random, 40, [[random.int(0, 1), random.int(1, P - 1)]]);
      return sparse(40, terms, ` ${random.bigint(0n, 10n ** 18n)}`);
    },
    ends: (random) => {
      const n = random.int(1, 12);
      const power = random.pick([0, 1, 2, P - 1, P, P + 1, 2 * P, 10n ** 18n]);
      return sparse(n, randomTerms(random, n, []), ` ${power}`);
    },
    /** To the power P - 1, (1 - x)^9 is its inverse up to x^(P - 1). */
    "max-binomials": () => {
      return {
        input: sparse(MAX_TERMS, NINTH_POWER, ` ${P - 1}`),
        output: ninthInverse().join(" "),
      };
    },
  },
});
