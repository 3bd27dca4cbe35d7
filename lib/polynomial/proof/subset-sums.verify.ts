/**
 * bitwiseAndConvolution: sums of products over pairs of indices with one bitwise and.
 *
 * In      N, then twice 2^N terms
 * Out     the 2^N sums over i and j = k
 * Source  Library Checker bitwise_and_convolution,
 *         https://judge.yosupo.jp/problem/bitwise_and_convolution
 */
import { runProgram } from "../../io/run-program";
import { andConvolution } from "../subset-sums";
import { ofEqualRows } from "./of-rows";

export const solve = ofEqualRows(andConvolution, (n) => 2 ** n);

if (require.main === module) runProgram(solve);
