/**
 * subsetConvolutionMod: sums of products over disjoint pairs of sets with one union.
 *
 * In      N ≤ 20, then twice 2^N terms
 * Out     the 2^N sums over disjoint i and j with union k
 * Source  Library Checker subset_convolution,
 *         https://judge.yosupo.jp/problem/subset_convolution
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { subsetConvolution } from "../subset-convolution";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = 2 ** scanner.int();
  const a = new Int32Array(n);
  const b = new Int32Array(n);
  intsIn(scanner, a, n, 0, 998244352, "a term");
  intsIn(scanner, b, n, 0, 998244352, "a term");
  return writeInts(new Writer(), subsetConvolution(a, b)).newline().result();
}

if (require.main === module) runProgram(solve);
