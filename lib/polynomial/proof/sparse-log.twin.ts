import { twin as logTwin } from "./series-log.twin";
import { MAX_TERMS, NINTH_POWER, P, randomTerms, sparse, sparseTwin } from "./sparse-series.twin";

export const twin = sparseTwin(logTwin, {
  problem: "log_of_formal_power_series_sparse",
  generators: {
    small: (random) => {
      const n = random.int(1, 9);
      return sparse(n, randomTerms(random, n, [[0, 1]]));
    },
    middle: (random) => sparse(90, randomTerms(random, 90, [[0, 1]])),
    /** log (1 - x)^9 is -9 times the sum of x^i / i. */
    "max-harmonic": () => {
      const p = BigInt(P);
      const inverses = [0n, 1n];
      for (let i = 2; i < MAX_TERMS; i++) {
        inverses.push((BigInt(P - Math.floor(P / i)) * inverses[P % i]!) % p);
      }
      const terms = inverses.map((inverse) => ((p - inverse) * 9n) % p);
      return { input: sparse(MAX_TERMS, NINTH_POWER), output: terms.join(" ") };
    },
  },
});
