/**
 * mulModpConvolution: sums of products over pairs of indices with one product modulo a prime.
 *
 * In      P, a prime, then twice P terms, of the indices 0 … P - 1
 * Out     the P sums over i · j = k modulo P
 * Source  Library Checker mul_modp_convolution,
 *         https://judge.yosupo.jp/problem/mul_modp_convolution
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { multiplicativeConvolution } from "../multiplicative-convolution";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const b = new Int32Array(a.length);
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  intsIn(scanner, b, b.length, 0, 998244352, "a term");
  return writeInts(new Writer(), multiplicativeConvolution(a, b)).newline().result();
}

if (require.main === module) runProgram(solve);
