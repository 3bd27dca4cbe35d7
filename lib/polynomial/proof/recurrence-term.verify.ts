/**
 * kthTermOfLinearlyRecurrentSequence: a far term of a sequence modulo 998244353.
 *
 * In      D K, then the first D terms and the D coefficients, D ≤ 10^5, K ≤ 10^18
 * Out     the term with index K
 * Source  Library Checker kth_term_of_linearly_recurrent_sequence,
 *         https://judge.yosupo.jp/problem/kth_term_of_linearly_recurrent_sequence
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { recurrenceTerm } from "../recurrence-term";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const c = new Int32Array(a.length);
  const k = nextBigint(scanner);
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  intsIn(scanner, c, c.length, 0, 998244352, "a coefficient");
  return new Writer()
    .int(recurrenceTerm(a, c, k))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
