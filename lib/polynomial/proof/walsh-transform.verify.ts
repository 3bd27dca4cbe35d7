/**
 * bitwiseXorConvolution: sums of products over pairs of indices with one exclusive or.
 *
 * In      N, then twice 2^N terms
 * Out     the 2^N sums over i xor j = k
 * Source  Library Checker bitwise_xor_convolution,
 *         https://judge.yosupo.jp/problem/bitwise_xor_convolution
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { xorConvolution } from "../walsh-transform";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = 2 ** scanner.int();
  const a = new Int32Array(n);
  const b = new Int32Array(n);
  intsIn(scanner, a, n, 0, 998244352, "a term");
  intsIn(scanner, b, n, 0, 998244352, "a term");
  return writeInts(new Writer(), xorConvolution(a, b)).newline().result();
}

if (require.main === module) runProgram(solve);
