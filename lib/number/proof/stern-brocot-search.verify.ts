/**
 * rationalApproximation: the fractions with small parts next to a given one.
 *
 * In      T, then T lines N x y ≤ 10^9
 * Out     T lines a b c d: the greatest a / b ≤ x / y and the least c / d ≥ x / y with parts up to N
 * Source  Library Checker rational_approximation, https://judge.yosupo.jp/problem/rational_approximation
 */
import { runProgram } from "../../io/run-program";
import { sternBrocotSearch } from "../stern-brocot-search";
import { ofTests } from "./of-tests";

/** The sign of a · y - b · x; where doubles are not sure of it, the lower words of the products are. */
function compare(a: number, b: number, x: number, y: number): number {
  const difference = a * y - b * x;
  if (Math.abs(difference) > 2 ** 20) return difference;
  return (Math.imul(a, y) - Math.imul(b, x)) | 0;
}

export const solve = ofTests((scanner, writer) => {
  const n = scanner.int();
  const x = scanner.int();
  const y = scanner.int();
  const { last, first } = sternBrocotSearch(n, (a, b) => compare(a, b, x, y) <= 0);
  const [a, b] = last;
  const [c, d] = compare(a, b, x, y) === 0 ? last : first;
  writer.int(a).space().int(b).space().int(c).space().int(d).newline();
});

if (require.main === module) runProgram(solve);
