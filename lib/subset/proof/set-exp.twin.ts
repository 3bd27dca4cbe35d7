import { described, type Source } from "../../../scripts/verify/shape";

export const P = 998_244_353n;

/** A term for each set of n elements; that of the empty set may be given. */
export const setTerms = (s: Source, n: number, empty?: bigint) =>
  s.list(2 ** n, (set) =>
    set === 0 && empty !== undefined ? s.bigint(empty, empty) : s.bigint(0n, P - 1n),
  );

/** The sum over all partitions of a set: the part with its lowest element is any set that holds it. */
function partitions(set: number, terms: readonly bigint[]): bigint {
  if (set === 0) return 1n;
  let sum = 0n;
  for (let part = set; part > 0; part = (part - 1) & set) {
    if ((part & set & -set) !== 0) sum += terms[part]! * partitions(set ^ part, terms);
  }
  return sum % P;
}

export const twin = described({
  problem: "exp_of_set_power_series",
  timeLimitMs: 10_000,
  small: 5,
  middle: 7,
  shape: (s) => setTerms(s, s.size(0, 20), 0n),
  naive: (terms) => [terms.map((_, set) => partitions(set, terms))],
});
