import { described } from "../../../scripts/verify/shape";
import { P, setTerms } from "./set-exp.twin";

/** The sums over disjoint pairs of sets. */
export function setProduct(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  return a.map((_, set) => {
    let sum = a[0]! * b[set]!;
    for (let part = set; part > 0; part = (part - 1) & set) sum += a[part]! * b[set ^ part]!;
    return sum % P;
  });
}

export const twin = described({
  problem: "polynomial_composite_set_power_series",
  timeLimitMs: 10_000,
  small: 5,
  middle: 7,
  shape: (s) => {
    const [m, n] = [s.size(0, 100_000, 3), s.size(0, 20)];
    return { p: s.list(m, () => s.bigint(0n, P - 1n)), f: setTerms(s, n) };
  },
  /** Horner's rule. */
  naive: ({ p, f }) => {
    let series = f.map(() => 0n);
    for (const term of p.reverse()) {
      series = setProduct(series, f);
      series[0] = (series[0]! + term) % P;
    }
    return [series];
  },
});
