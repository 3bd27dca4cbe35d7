/**
 * chromaticPolynomials: the polynomial that counts the colourings of a graph by the number of colours.
 *
 * In      n m; m lines "u v", vertices from 0, loops and parallel edges allowed
 * Out     the coefficients of 1, x, …, x^n modulo 998244353
 * Source  Library Checker chromatic_polynomial, https://judge.yosupo.jp/problem/chromatic_polynomial
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { chromaticPolynomial } from "../chromatic-polynomial";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const polynomial = chromaticPolynomial(undirectedCsr(n, from, to));
  return writeInts(new Writer(), polynomial).newline().result();
}

if (require.main === module) runProgram(solve);
