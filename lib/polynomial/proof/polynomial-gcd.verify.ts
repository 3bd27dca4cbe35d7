/**
 * invOfPolynomials: the inverse of a polynomial modulo another and modulo 998244353.
 *
 * In      N M, then N terms of f and M terms of g, the highest ones not 0
 * Out     how many terms h of a lower degree than g has, f h = 1 modulo g, and these; or -1
 * Source  Library Checker inv_of_polynomials, https://judge.yosupo.jp/problem/inv_of_polynomials
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { polynomialGcd } from "../polynomial-gcd";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.intIn(1, 50_000, "N"));
  const g = new Int32Array(scanner.intIn(1, 50_000, "M"));
  intsIn(scanner, f, f.length, 0, 998244352, "a term of f");
  intsIn(scanner, g, g.length, 0, 998244352, "a term of g");
  const { gcd, x } = polynomialGcd(f, g);
  const writer = new Writer();
  if (gcd.length > 1) return writer.int(-1).newline().result();
  return writeInts(writer.int(x.length).newline(), x).newline().result();
}

if (require.main === module) runProgram(solve);
