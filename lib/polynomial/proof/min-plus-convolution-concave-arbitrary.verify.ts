/**
 * minPlusConvolutionConcaveArbitrary: least sums of pairs of indices with one sum, one factor concave.
 *
 * In      N M, then N concave numbers and M others
 * Out     the N + M - 1 least sums
 * Source  Library Checker min_plus_convolution_concave_arbitrary,
 *         https://judge.yosupo.jp/problem/min_plus_convolution_concave_arbitrary
 */
import { runProgram } from "../../io/run-program";
import { concaveMinPlusConvolution } from "../min-plus-convolution";
import { ofTwoRows } from "./of-rows";

export const solve = ofTwoRows(concaveMinPlusConvolution, 1e9);

if (require.main === module) runProgram(solve);
