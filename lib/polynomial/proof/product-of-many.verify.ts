/**
 * productOfPolynomialSequence: the product of many polynomials modulo 998244353.
 *
 * In      N, then N lines: the degree and the terms of a polynomial
 * Out     the terms of the product
 * Source  Library Checker product_of_polynomial_sequence,
 *         https://judge.yosupo.jp/problem/product_of_polynomial_sequence
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { smallInts } from "../../sequence/small-ints";
import { productOfMany } from "../product-of-many";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const factors = Array.from({ length: scanner.int() }, () => {
    const terms = smallInts(scanner.int() + 1);
    intsIn(scanner, terms, terms.length, 0, 998244352, "a term");
    return terms;
  });
  return writeInts(new Writer(), productOfMany(factors)).newline().result();
}

if (require.main === module) runProgram(solve);
