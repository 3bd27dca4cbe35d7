/**
 * lcmConvolutionMod: sums of products over pairs of indices with one least common multiple.
 *
 * In      N, then twice N terms, of the indices 1 … N
 * Out     the N sums over lcm(i, j) = k
 * Source  Library Checker lcm_convolution,
 *         https://judge.yosupo.jp/problem/lcm_convolution
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { lcmConvolution } from "../divisor-sums";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const [a, b] = [0, 1].map(() => {
    const terms = new Int32Array(n + 1);
    intsIn(scanner, terms.subarray(1), n, 0, 998244352, "a term");
    return terms;
  });
  return writeInts(new Writer(), lcmConvolution(a!, b!).subarray(1)).newline().result();
}

if (require.main === module) runProgram(solve);
