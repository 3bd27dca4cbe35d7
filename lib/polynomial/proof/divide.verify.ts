/**
 * divisionOfPolynomials: quotient and remainder of two polynomials modulo 998244353.
 *
 * In      N M, then N and M terms, the last ones not 0
 * Out     the lengths of quotient and remainder, then their terms; an empty line for 0
 * Source  Library Checker division_of_polynomials,
 *         https://judge.yosupo.jp/problem/division_of_polynomials
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { divide } from "../divide";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const b = new Int32Array(scanner.int());
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  intsIn(scanner, b, b.length, 0, 998244352, "a term");
  const { quotient, remainder } = divide(a, b);
  const writer = new Writer().int(quotient.length).space().int(remainder.length).newline();
  writeInts(writer, quotient).newline();
  return writeInts(writer, remainder).newline().result();
}

if (require.main === module) runProgram(solve);
