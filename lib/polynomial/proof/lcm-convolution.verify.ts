/**
 * lcmConvolutionMod: sums of products over pairs of indices with one least common multiple.
 *
 * In      N, then twice N terms, of the indices 1 … N
 * Out     the N sums over lcm(i, j) = k
 * Source  Library Checker lcm_convolution,
 *         https://judge.yosupo.jp/problem/lcm_convolution
 */
import { runProgram } from "../../io/run-program";
import { lcmConvolution } from "../divisor-sums";
import { ofRowsFromOne } from "./of-rows";

export const solve = ofRowsFromOne(lcmConvolution);

if (require.main === module) runProgram(solve);
