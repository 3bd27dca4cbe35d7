/**
 * gcdConvolutionMod: sums of products over pairs of indices with one greatest common divisor.
 *
 * In      N, then twice N terms, of the indices 1 … N
 * Out     the N sums over gcd(i, j) = k
 * Source  Library Checker gcd_convolution,
 *         https://judge.yosupo.jp/problem/gcd_convolution
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { gcdConvolution } from "../divisor-sums";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const [a, b] = [0, 1].map(() => {
    const terms = new Int32Array(n + 1);
    intsIn(scanner, terms.subarray(1), n, 0, 998244352, "a term");
    return terms;
  });
  return writeInts(new Writer(), gcdConvolution(a!, b!).subarray(1)).newline().result();
}

if (require.main === module) runProgram(solve);
