/**
 * polynomialTaylorShift: the polynomial f(x + c) modulo 998244353.
 *
 * In      N c, then N terms
 * Out     the N terms of f(x + c)
 * Source  Library Checker polynomial_taylor_shift,
 *         https://judge.yosupo.jp/problem/polynomial_taylor_shift
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { taylorShift } from "../taylor-shift";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.int());
  const c = scanner.int();
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  return writeInts(new Writer(), taylorShift(f, c)).newline().result();
}

if (require.main === module) runProgram(solve);
