import { described, type Source } from "../../../scripts/verify/shape";
import { naiveInverseSeries, P } from "./series-inverse.twin";

type Range = readonly [bigint, bigint];

/**
 * A series with up to ten terms, as lines of an exponent and a coefficient. Its constant term is within these
 * bounds, 0 without a line; anything where none are given. `power` stands behind the number of terms.
 */
export function sparseTerms(s: Source, constant?: Range, power?: () => bigint) {
  const n = s.size(1, 1_000_000);
  const fixed = constant && constant[0] > 0n ? 1 : 0;
  const from = constant && fixed === 0 ? 1 : 0;
  const k = s.size(fixed, Math.min(10, n - from));
  const exponent = power?.() ?? 1n;
  const f = new Array<bigint>(n).fill(0n);
  let at = from - 1;
  s.list(k, (i) => {
    at = i < fixed ? s.pick(0) : s.int(at + 1, n - k + i);
    f[at] = i < fixed ? s.bigint(...constant!) : s.bigint(1n, P - 1n);
  });
  return { f, exponent };
}

/** The twin of a sparse problem, whose slow answers are those of the dense one. */
export const sparseTwin = (
  problem: string,
  constant: Range,
  naive: (f: readonly bigint[]) => bigint[],
) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 30,
    shape: (s) => sparseTerms(s, constant).f,
    naive: (f) => [naive(f)],
  });

export const twin = sparseTwin(
  "inv_of_formal_power_series_sparse",
  [1n, P - 1n],
  naiveInverseSeries,
);
