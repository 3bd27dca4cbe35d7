import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";

const P = 998_244_353;

export const twin = described({
  problem: "polynomial_interpolation",
  timeLimitMs: 10_000,
  rounds: 50,
  shape: (s) => {
    const n = s.size(1, 2 ** 17);
    const x = s.distinct(n, () => BigInt(s.int(0, P - 1)));
    return { x, y: s.list(n, () => BigInt(s.int(0, P - 1))) };
  },
  naive: ({ x, y }) => [naiveInterpolation(x, y)],
});

/** The polynomial with the values y at x, by Newton's divided differences. */
export function naiveInterpolation(x: readonly bigint[], y: readonly bigint[]): bigint[] {
  const p = BigInt(P);
  const n = x.length;
  const differences = y.slice();
  for (let order = 1; order < n; order++) {
    for (let i = n - 1; i >= order; i--) {
      const inverse = naiveInverse((((x[i]! - x[i - order]!) % p) + p) % p, p);
      const slope = (differences[i]! - differences[i - 1]!) * inverse;
      differences[i] = ((slope % p) + p) % p;
    }
  }
  let f: bigint[] = [];
  for (let i = n - 1; i >= 0; i--) {
    // f becomes f · (x - x_i) + the difference.
    const next = [0n, ...f];
    for (const [j, term] of f.entries()) {
      next[j] = (((next[j]! - term * x[i]!) % p) + p) % p;
    }
    next[0] = (next[0]! + differences[i]!) % p;
    f = next;
  }
  return f.slice(0, n);
}
