/**
 * mulMod2NConvolution: sums of products over pairs of indices with one product modulo a power of two.
 *
 * In      N ≤ 20, then twice 2^N terms
 * Out     the 2^N sums over i · j = k modulo 2^N
 * Source  Library Checker mul_mod2n_convolution,
 *         https://judge.yosupo.jp/problem/mul_mod2n_convolution
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { multiplicativeConvolution } from "../multiplicative-convolution";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(2 ** scanner.int());
  const b = new Int32Array(a.length);
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  intsIn(scanner, b, b.length, 0, 998244352, "a term");
  return writeInts(new Writer(), multiplicativeConvolution(a, b)).newline().result();
}

if (require.main === module) runProgram(solve);
