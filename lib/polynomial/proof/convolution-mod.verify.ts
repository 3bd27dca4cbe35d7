/**
 * convolutionModPrime: the product of two polynomials modulo 10^9 + 7.
 *
 * In      N M, then N and M terms
 * Out     the N + M - 1 terms of the product
 * Source  Library Checker convolution_mod_1000000007,
 *         https://judge.yosupo.jp/problem/convolution_mod_1000000007
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { convolutionMod } from "../convolution-mod";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const b = new Int32Array(scanner.int());
  intsIn(scanner, a, a.length, 0, M - 1, "a term");
  intsIn(scanner, b, b.length, 0, M - 1, "a term");
  return writeInts(new Writer(), convolutionMod(a, b, M))
    .newline()
    .result();
}

const M = 1_000_000_007;

if (require.main === module) runProgram(solve);
