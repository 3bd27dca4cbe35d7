/**
 * minPlusConvolutionConcaveArbitrary: least sums of pairs of indices with one sum, one factor concave.
 *
 * In      N M, then N concave numbers and M others
 * Out     the N + M - 1 least sums
 * Source  Library Checker min_plus_convolution_concave_arbitrary,
 *         https://judge.yosupo.jp/problem/min_plus_convolution_concave_arbitrary
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { concaveMinPlusConvolution } from "../min-plus-convolution";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const b = new Int32Array(scanner.int());
  intsIn(scanner, a, a.length, 0, 1e9, "a number");
  intsIn(scanner, b, b.length, 0, 1e9, "a number");
  return writeInts(new Writer(), concaveMinPlusConvolution(a, b)).newline().result();
}

if (require.main === module) runProgram(solve);
