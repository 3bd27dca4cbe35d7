/**
 * mulMod2NConvolution: sums of products over pairs of indices with one product modulo a power of two.
 *
 * In      N ≤ 20, then twice 2^N terms
 * Out     the 2^N sums over i · j = k modulo 2^N
 * Source  Library Checker mul_mod2n_convolution,
 *         https://judge.yosupo.jp/problem/mul_mod2n_convolution
 */
import { runProgram } from "../../io/run-program";
import { multiplicativeConvolution } from "../multiplicative-convolution";
import { ofEqualRows } from "./of-rows";

export const solve = ofEqualRows(multiplicativeConvolution, (n) => 2 ** n);

if (require.main === module) runProgram(solve);
