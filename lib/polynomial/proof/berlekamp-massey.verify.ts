/**
 * findLinearRecurrence: the shortest linear recurrence of a sequence modulo 998244353.
 *
 * In      N ≤ 10^4, then N terms
 * Out     the length of the recurrence and its coefficients; any is right
 * Source  Library Checker find_linear_recurrence,
 *         https://judge.yosupo.jp/problem/find_linear_recurrence
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { berlekampMassey } from "../berlekamp-massey";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  const c = berlekampMassey(a);
  return writeInts(new Writer().int(c.length).newline(), c).newline().result();
}

if (require.main === module) runProgram(solve);
