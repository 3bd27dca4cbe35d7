import { described } from "../../../scripts/verify/shape";

function span(values: readonly number[]): Set<number> {
  let all = new Set([0]);
  for (const value of values) {
    if (!all.has(value)) all = new Set([...all].flatMap((x) => [x, x ^ value]));
  }
  return all;
}

/** What remains of a number by others with different highest bits; 0 in their span. */
const restOf = (value: number, echelon: readonly number[]) =>
  echelon.reduce((rest, other) => Math.min(rest, rest ^ other), value);

/** Numbers with different highest bits and the same span, from the greatest one down. */
function echelonOf(values: readonly number[]): number[] {
  const echelon: number[] = [];
  for (const value of values) {
    const rest = restOf(value, echelon);
    if (rest !== 0) echelon.push(rest);
    echelon.sort((a, b) => b - a);
  }
  return echelon;
}

export const twin = described({
  problem: "intersection_of_f2_vector_spaces",
  timeLimitMs: 10_000,
  small: 5,
  middle: 0,
  shape: (s) => {
    const list = () => s.list(s.size(0, 30), () => s.int(0, 2 ** 30 - 1));
    return s.list(s.size(1, 100_000, 4), () => [list(), list()] as const);
  },
  naive: (tests) =>
    tests.map(([first, second]) => {
      const other = span(second);
      const basis: number[] = [];
      for (const value of span(first)) {
        if (other.has(value) && !span(basis).has(value)) basis.push(value);
      }
      return [basis.length, ...basis];
    }),
  check: (tests, output, expected) => {
    const bases = (text: string) => {
      const numbers = text.trim().split(/\s+/).map(Number);
      return tests.map(() => numbers.splice(0, numbers.shift()));
    };
    const right = expected === undefined ? undefined : bases(expected);
    bases(output).forEach((basis, test) => {
      const { length } = right?.[test] ?? basis;
      if (basis.length !== length || echelonOf(basis).length !== length) {
        throw new Error(`test ${test}: expected a basis of ${length} numbers, got ${basis}`);
      }
      for (const list of tests[test]!.map(echelonOf)) {
        if (basis.some((value) => restOf(value, list) !== 0)) {
          throw new Error(`test ${test}: a number is not common`);
        }
      }
    });
  },
});
