/**
 * convolutionMod: the product of two polynomials modulo 998244353.
 *
 * In      N M, then N and M terms
 * Out     the N + M - 1 terms of the product
 * Source  Library Checker convolution_mod, https://judge.yosupo.jp/problem/convolution_mod
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { convolution } from "../convolution";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const b = new Int32Array(scanner.int());
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  intsIn(scanner, b, b.length, 0, 998244352, "a term");
  return writeInts(new Writer(), convolution(a, b)).newline().result();
}

if (require.main === module) runProgram(solve);
