/**
 * bitwiseXorConvolution: sums of products over pairs of indices with one exclusive or.
 *
 * In      N, then twice 2^N terms
 * Out     the 2^N sums over i xor j = k
 * Source  Library Checker bitwise_xor_convolution,
 *         https://judge.yosupo.jp/problem/bitwise_xor_convolution
 */
import { runProgram } from "../../io/run-program";
import { xorConvolution } from "../walsh-transform";
import { ofEqualRows } from "./of-rows";

export const solve = ofEqualRows(xorConvolution, (n) => 2 ** n);

if (require.main === module) runProgram(solve);
