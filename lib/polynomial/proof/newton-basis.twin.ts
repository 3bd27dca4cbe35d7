import { described } from "../../../scripts/verify/shape";

const P = 998_244_353;

export const twin = described({
  problem: "conversion_from_monomial_basis_to_newton_basis",
  timeLimitMs: 10_000,
  rounds: 30,
  middle: 120,
  shape: (s) => {
    const n = s.size(0, 2 ** 17);
    const terms = () => s.list(n, () => BigInt(s.int(0, P - 1)));
    return [terms(), terms()] as const;
  },
  /** Division by one point after the other. */
  naive: ([c, points]) => {
    for (const [k, point] of points.entries()) {
      for (let i = c.length - 2; i >= k; i--) c[i] = (c[i]! + c[i + 1]! * point) % BigInt(P);
    }
    return [c];
  },
});
