import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "./naive-power";

const P = 998_244_353n;

export const twin = described({
  problem: "sum_of_exponential_times_polynomial_limit",
  timeLimitMs: 5000,
  rounds: 40,
  shape: (s) => [BigInt(s.int(2, Number(P) - 1)), s.size(0, 1e7)] as const,
  /** x d/dx, d times: of u = 1 / (1 - x) it makes u² - u, so of u^k it makes k (u^(k + 1) - u^k). */
  naive: ([r, d]) => {
    let terms = [0n, 1n]; // of the powers of u
    for (let step = 0; step < d; step++) {
      const next = [...terms, 0n].fill(0n);
      for (const [k, term] of terms.entries()) {
        next[k] = (next[k]! + (P - BigInt(k)) * term) % P;
        next[k + 1] = (next[k + 1]! + BigInt(k) * term) % P;
      }
      terms = next;
    }
    const u = naiveInverse(P + 1n - r, P);
    return terms.reduceRight((sum, term) => (sum * u + term) % P, 0n);
  },
  generators: {
    zero: (random) => {
      const d = random.int(0, 3);
      return { input: `0 ${d}\n`, output: `${d === 0 ? 1 : 0}\n` };
    },
  },
});
