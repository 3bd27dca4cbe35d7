/**
 * minPlusConvolutionConvexConvex: least sums of pairs of indices with one sum, both factors convex.
 *
 * In      N M, then N convex numbers and M convex numbers
 * Out     the N + M - 1 least sums
 * Source  Library Checker min_plus_convolution_convex_convex,
 *         https://judge.yosupo.jp/problem/min_plus_convolution_convex_convex
 */
import { runProgram } from "../../io/run-program";
import { minPlusConvolution } from "../min-plus-convolution";
import { ofTwoRows } from "./of-rows";

export const solve = ofTwoRows(minPlusConvolution, 1e9);

if (require.main === module) runProgram(solve);
