import type { Twin } from "../../../scripts/verify/twin";

const P = 998244353;

export const twin: Twin = {
  problem: "sum_of_exponential_times_polynomial",
  timeLimitMs: 5000,
  generators: {
    small: (random) => `${random.int(0, 3)} ${random.int(0, 4)} ${random.int(0, 9)}\n`,
    middle: (random) => `${random.int(0, P - 1)} ${random.int(0, 60)} ${random.int(0, 300)}\n`,
    extreme: (random) => `${random.pick([1, P - 1])} ${random.int(0, 40)} ${random.int(0, 300)}\n`,
    /** Over a whole period of P (P - 1) the sum of r^i · i^d is 0 for any r but 0. */
    "max-period": () => ({
      input: `3 10000000 ${BigInt(P) * BigInt(P - 1)}\n`,
      output: "0\n",
    }),
    /** r = 1: P residues i^d, of which d = 10^7 is no multiple of P - 1, so all sums are 0. */
    "max-one": () => ({ input: `1 10000000 ${P * 1e9}\n`, output: "0\n" }),
  },
  atBounds: {
    "max-random": (random) => `${random.int(2, P - 1)} 10000000 ${random.bigint(0n, 10n ** 18n)}\n`,
  },
  /** Term by term. */
  naive: (input) => {
    const [r, d, n] = input.split(" ").map(BigInt) as [bigint, bigint, bigint];
    const p = BigInt(P);
    let sum = 0n;
    for (let i = 0n, power = 1n; i < n; i++) {
      sum = (sum + power * i ** d) % p;
      power = (power * r) % p;
    }
    return `${sum}\n`;
  },
};
