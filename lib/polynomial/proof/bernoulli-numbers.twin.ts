import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";

const P = 998_244_353n;

export const twin = described({
  problem: "bernoulli_number",
  timeLimitMs: 10_000,
  middle: 120,
  shape: (s) => s.size(0, 500_000),
  /** The sum of (n + 1 over i) · B_i for i up to n is 0. */
  naive: (n) => {
    const numbers = [1n];
    let row = [1n, 1n];
    for (let i = 1; i <= n; i++) {
      row = [1n, ...row.slice(1).map((value, j) => (value + row[j]!) % P), 1n];
      const sum = numbers.reduce((all, number, j) => all + row[j]! * number, 0n);
      numbers.push((((-sum * naiveInverse(BigInt(i + 1), P)) % P) + P) % P);
    }
    return [numbers];
  },
});
