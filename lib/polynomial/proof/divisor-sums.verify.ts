/**
 * gcdConvolutionMod: sums of products over pairs of indices with one greatest common divisor.
 *
 * In      N, then twice N terms, of the indices 1 … N
 * Out     the N sums over gcd(i, j) = k
 * Source  Library Checker gcd_convolution,
 *         https://judge.yosupo.jp/problem/gcd_convolution
 */
import { runProgram } from "../../io/run-program";
import { gcdConvolution } from "../divisor-sums";
import { ofRowsFromOne } from "./of-rows";

export const solve = ofRowsFromOne(gcdConvolution);

if (require.main === module) runProgram(solve);
