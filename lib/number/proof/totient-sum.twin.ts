import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "sum_of_totient_function",
  timeLimitMs: 5_000,
  rounds: 40,
  middle: 400,
  shape: (s) => s.size(1, 1e10, 30),
  /** Totients by crossing out: each prime takes its share of its multiples. */
  naive: (n) => {
    const totients = Array.from({ length: n + 1 }, (_, i) => i);
    let sum = 0n;
    for (let p = 1; p <= n; p++) {
      if (p > 1 && totients[p] === p) {
        for (let m = p; m <= n; m += p) totients[m]! -= totients[m]! / p;
      }
      sum += BigInt(totients[p]!);
    }
    return sum % P;
  },
  generators: {
    /** OEIS A064018: the sum up to 10^10. */
    "max-power": () => ({
      input: "10000000000\n",
      output: `${30396355092886216366n % P}\n`,
    }),
  },
});
