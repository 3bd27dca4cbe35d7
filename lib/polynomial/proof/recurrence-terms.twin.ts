import { described, type Source } from "../../../scripts/verify/shape";

const P = 998_244_353;

export function recurrenceShape(s: Source, hasCount: boolean) {
  const d = s.size(1, 100_000);
  const k = s.size(0, 9e15, 9);
  const m = hasCount ? s.size(1, 500_000) : 1;
  const terms = () => s.list(d, () => BigInt(s.int(0, P - 1)));
  return { k, m, a: terms(), c: terms() };
}

/** The first terms of a recurrence. */
export function termsTo(count: number, a: readonly bigint[], c: readonly bigint[]): bigint[] {
  const terms = a.slice(0, count);
  while (terms.length < count) {
    const i = terms.length;
    terms.push(c.reduce((sum, factor, j) => sum + factor * terms[i - 1 - j]!, 0n) % BigInt(P));
  }
  return terms;
}

export const twin = described({
  problem: "consecutive_terms_of_linear_recurrent_sequence",
  timeLimitMs: 10_000,
  rounds: 30,
  middle: 40,
  shape: (s) => recurrenceShape(s, true),
  /** Term after term. */
  naive: ({ k, m, a, c }) => [termsTo(k + m, a, c).slice(k)],
});
