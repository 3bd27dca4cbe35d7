import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "shift_of_sampling_points_of_polynomial",
  timeLimitMs: 5000,
  rounds: 50,
  middle: 50,
  shape: (s) => {
    const [n, m, c] = [s.size(1, 2 ** 19), s.size(1, 2 ** 19), s.int(0, P - 1)];
    return { m, c, values: s.list(n, () => BigInt(s.int(0, P - 1))) };
  },
  /** Newton's forward differences times binomial coefficients of x, one factor after the other. */
  naive: ({ m, c, values: differences }) => {
    const p = BigInt(P);
    for (let order = 1; order < differences.length; order++) {
      for (let i = differences.length - 1; i >= order; i--) {
        differences[i] = (differences[i]! - differences[i - 1]!) % p;
      }
    }
    const inverses = differences.map((_, i) => {
      let multiple = 1n;
      while (multiple % BigInt(i + 1) !== 0n) multiple += p;
      return multiple / BigInt(i + 1);
    });
    const values = Array.from({ length: m }, (_, i) => {
      const x = BigInt((c + i) % P);
      let [sum, binomial] = [0n, 1n];
      for (const [k, difference] of differences.entries()) {
        sum += difference * binomial;
        binomial = (((binomial * (x - BigInt(k))) % p) * inverses[k]!) % p;
      }
      return ((sum % p) + p) % p;
    });
    return [values];
  },
});
