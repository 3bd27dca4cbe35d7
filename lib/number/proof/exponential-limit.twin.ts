import type { Twin } from "../../../scripts/verify/twin";
import { naiveInverse } from "./naive-power";

const P = 998244353n;

export const twin: Twin = {
  problem: "sum_of_exponential_times_polynomial_limit",
  timeLimitMs: 5000,
  generators: {
    small: (random) => `${random.pick([0, 2, 3, 4])} ${random.int(0, 4)}\n`,
    middle: (random) => `${random.int(2, 998244352)} ${random.int(0, 60)}\n`,
    /** At -1 it is the value at -d of Dirichlet's eta function, 0 for even d. */
    "max-minus": () => ({ input: "998244352 10000000\n", output: "0\n" }),
  },
  atBounds: {
    "max-random": (random) => `${random.int(2, 998244352)} 10000000\n`,
  },
  /** x d/dx, d times: of u = 1 / (1 - x) it makes u² - u, so of u^k it makes k (u^(k + 1) - u^k). */
  naive: (input) => {
    const [r, d] = input.split(" ").map(BigInt) as [bigint, bigint];
    let terms = [0n, 1n]; // of the powers of u
    for (let step = 0n; step < d; step++) {
      const next = [...terms, 0n].fill(0n);
      terms.forEach((term, k) => {
        next[k] = (next[k]! + (P - BigInt(k)) * term) % P;
        next[k + 1] = (next[k + 1]! + BigInt(k) * term) % P;
      });
      terms = next;
    }
    const u = naiveInverse(P + 1n - r, P);
    return `${terms.reduceRight((sum, term) => (sum * u + term) % P, 0n)}\n`;
  },
};
