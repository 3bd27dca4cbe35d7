/**
 * multivariateConvolutionMod: truncated products in several variables modulo 998244353.
 *
 * In      K, then K sizes, then the terms of both factors
 * Out     the terms of the product
 * Source  Library Checker multivariate_convolution,
 *         https://judge.yosupo.jp/problem/multivariate_convolution
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { multivariateConvolution } from "../multivariate-convolution";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const sizes = new Int32Array(scanner.int());
  intsIn(scanner, sizes, sizes.length, 1, 2 ** 18, "a size");
  const n = sizes.reduce((product, size) => product * size, 1);
  const [a, b] = [new Int32Array(n), new Int32Array(n)];
  intsIn(scanner, a, n, 0, 998244352, "a term");
  intsIn(scanner, b, n, 0, 998244352, "a term");
  return writeInts(new Writer(), multivariateConvolution(a, b, sizes))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
