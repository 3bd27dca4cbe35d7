/**
 * consecutiveTermsOfLinearRecurrentSequence: far terms of a sequence modulo 998244353.
 *
 * In      D K M, then the first D terms and the D coefficients, D ≤ 10^5, K ≤ 10^18, M ≤ 5 · 10^5
 * Out     the M terms from the index K on
 * Source  Library Checker consecutive_terms_of_linear_recurrent_sequence,
 *         https://judge.yosupo.jp/problem/consecutive_terms_of_linear_recurrent_sequence
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { recurrenceTerms } from "../recurrence-terms";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const c = new Int32Array(a.length);
  const k = nextBigint(scanner);
  const count = scanner.int();
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  intsIn(scanner, c, c.length, 0, 998244352, "a coefficient");
  return writeInts(new Writer(), recurrenceTerms(a, c, k, count))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
