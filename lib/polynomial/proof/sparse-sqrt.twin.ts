import { twin as sqrtTwin } from "./series-sqrt.twin";
import { MAX_TERMS, NINTH_POWER, P, randomTerms, sparse, sparseTwin } from "./sparse-series.twin";

export const twin = sparseTwin(sqrtTwin, {
  problem: "sqrt_of_formal_power_series_sparse",
  generators: {
    small: (random) => {
      const n = random.int(1, 9);
      return sparse(n, randomTerms(random, n, []));
    },
    middle: (random) => {
      const terms = randomTerms(random, 60, [[2 * random.int(0, 5), random.int(1, 9) ** 2]]);
      return sparse(60, terms);
    },
    /** √(1 - x)^9 is (1 - x)^5 / √(1 - x). */
    "max-binomials": () => {
      const p = BigInt(P);
      const inverses = [0n, 1n];
      const terms = [1n];
      for (let i = 1; i < MAX_TERMS; i++) {
        if (i > 1) inverses.push((BigInt(P - Math.floor(P / i)) * inverses[P % i]!) % p);
        const half = (inverses[i]! * BigInt((P + 1) / 2)) % p;
        terms.push((((terms[i - 1]! * BigInt(2 * i - 1)) % p) * half) % p);
      }
      for (let round = 0; round < 5; round++) {
        for (let i = MAX_TERMS - 1; i > 0; i--) terms[i] = (terms[i]! - terms[i - 1]! + p) % p;
      }
      return { input: sparse(MAX_TERMS, NINTH_POWER), output: terms.join(" ") };
    },
  },
});
