/**
 * subsetConvolutionMod: sums of products over disjoint pairs of sets with one union.
 *
 * In      N ≤ 20, then twice 2^N terms
 * Out     the 2^N sums over disjoint i and j with union k
 * Source  Library Checker subset_convolution,
 *         https://judge.yosupo.jp/problem/subset_convolution
 */
import { runProgram } from "../../io/run-program";
import { subsetConvolution } from "../subset-convolution";
import { ofEqualRows } from "./of-rows";

export const solve = ofEqualRows(subsetConvolution, (n) => 2 ** n);

if (require.main === module) runProgram(solve);
