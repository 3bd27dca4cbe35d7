import { described } from "../../../scripts/verify/shape";
import { naiveProduct } from "./naive-sums";

const P = 998_244_353;

export const twin = described({
  problem: "product_of_polynomial_sequence",
  timeLimitMs: 10_000,
  rounds: 40,
  middle: 20,
  shape: (s) => {
    let left = 500_000;
    return s.list(s.size(0, 1000), () => {
      const degree = s.size(0, Math.min(left, 500), 3);
      left -= degree;
      return s.list(degree + 1, (i) => BigInt(s.int(i < degree ? 0 : 1, P - 1)));
    });
  },
  /** One by one. */
  naive: (factors) => [factors.reduce((f, g) => naiveProduct(f, g, BigInt(P)), [1n])],
});
