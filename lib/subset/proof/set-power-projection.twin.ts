import { described } from "../../../scripts/verify/shape";
import { setProduct } from "./set-composition.twin";
import { P, setTerms } from "./set-exp.twin";

export const twin = described({
  problem: "power_projection_of_set_power_series",
  timeLimitMs: 10_000,
  small: 5,
  middle: 7,
  shape: (s) => {
    const [n, count] = [s.size(0, 20), s.size(0, 100_000, 3)];
    return { count, f: setTerms(s, n), weights: setTerms(s, n) };
  },
  naive: ({ count, f, weights }) => {
    let power = f.map((_, set): bigint => (set === 0 ? 1n : 0n));
    const sums = Array.from({ length: count }, () => {
      const sum = power.reduce((total, term, set) => total + term * weights[set]!, 0n);
      power = setProduct(power, f);
      return sum % P;
    });
    return [sums];
  },
});
