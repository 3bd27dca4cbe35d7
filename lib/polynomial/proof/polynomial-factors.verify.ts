/**
 * factorizationOfPolynomials: the irreducible factors of a polynomial modulo a prime.
 *
 * In      N p, then N + 1 terms, the last 1
 * Out     how many different factors there are; for each how often it divides, its degree and its terms
 * Source  Library Checker factorization_of_polynomials,
 *         https://judge.yosupo.jp/problem/factorization_of_polynomials; format from its task.md in
 *         yosupo06/library-checker-problems
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { polynomialFactors } from "../polynomial-factors";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.intIn(0, 100, "N") + 1);
  const p = scanner.intIn(2, 998244353, "p");
  intsIn(scanner, f, f.length, 0, p - 1, "a term");
  const factors = polynomialFactors(f, p);
  const writer = new Writer().int(factors.length).newline();
  for (const { factor, multiplicity } of factors) {
    writer
      .int(multiplicity)
      .space()
      .int(factor.length - 1)
      .space();
    writeInts(writer, factor).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
