/**
 * minPlusConvolution: c[k] = the least a[i] + b[j] with i + j = k, where a is convex.
 *
 * In      N M; the N terms of a; the M terms of b
 * Out     the N + M - 1 terms of c
 * Source  Library Checker min_plus_convolution_convex_arbitrary,
 *         https://judge.yosupo.jp/problem/min_plus_convolution_convex_arbitrary
 */
import { runProgram } from "../../io/run-program";
import { monotoneMinima } from "../monotone-minima";
import { convexSums } from "./convex-sums";

export const solve = convexSums(monotoneMinima);

if (require.main === module) runProgram(solve);
