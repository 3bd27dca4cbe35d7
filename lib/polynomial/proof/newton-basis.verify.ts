/**
 * conversionToNewtonBasis: a polynomial modulo 998244353 in products of x - p[0], x - p[1] …
 *
 * In      N, then N terms and N points p
 * Out     c[0] … c[N - 1], where the sum of c[i] (x - p[0]) … (x - p[i - 1]) is the polynomial
 * Source  Library Checker conversion_from_monomial_basis_to_newton_basis,
 *         https://judge.yosupo.jp/problem/conversion_from_monomial_basis_to_newton_basis
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { newtonBasis } from "../newton-basis";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.intIn(0, 2 ** 17, "N"));
  const points = new Int32Array(f.length);
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  intsIn(scanner, points, f.length, 0, 998244352, "a point");
  return writeInts(new Writer(), newtonBasis(f, points)).newline().result();
}

if (require.main === module) runProgram(solve);
