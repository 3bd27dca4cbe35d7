import { twin as expTwin } from "./series-exp.twin";
import { MAX_TERMS, P, randomTerms, sparse, sparseTwin } from "./sparse-series.twin";

export const twin = sparseTwin(expTwin, {
  problem: "exp_of_formal_power_series_sparse",
  generators: {
    small: (random) => {
      const n = random.int(1, 9);
      const terms = randomTerms(random, n, [[0, 0]]);
      terms.delete(0);
      return sparse(n, terms);
    },
    middle: (random) => sparse(90, randomTerms(random, 90, [[0, 0]])),
    /** exp(c x^100000 + …) is a series in x^100000 whose ten terms follow from sums of powers. */
    "max-powers": (random) => {
      const step = MAX_TERMS / 10;
      const f = Array.from({ length: 10 }, (_, i) => BigInt(i === 0 ? 0 : random.int(1, P - 1)));
      const p = BigInt(P);
      let power: bigint[] = f.map((_, i) => (i === 0 ? 1n : 0n)); // f^k / k!
      const sum = power.slice();
      for (let k = 1n; k < 10n; k++) {
        let inverse = 1n;
        while (inverse % k !== 0n) inverse += p;
        inverse /= k;
        power = f.map((_, n) => {
          let term = 0n;
          for (let i = 0; i <= n; i++) term += power[i]! * f[n - i]!;
          return ((term % p) * inverse) % p;
        });
        power.forEach((term, i) => {
          sum[i] = (sum[i]! + term) % p;
        });
      }
      const terms = new Map(f.map((c, i) => [i * step, Number(c)] as const));
      terms.delete(0);
      const output = sum.map((term) => `${term}${" 0".repeat(step - 1)}`).join(" ");
      return { input: sparse(MAX_TERMS, terms), output };
    },
  },
});
