/**
 * mulModpConvolution: sums of products over pairs of indices with one product modulo a prime.
 *
 * In      P, a prime, then twice P terms, of the indices 0 … P - 1
 * Out     the P sums over i · j = k modulo P
 * Source  Library Checker mul_modp_convolution,
 *         https://judge.yosupo.jp/problem/mul_modp_convolution
 */
import { runProgram } from "../../io/run-program";
import { multiplicativeConvolution } from "../multiplicative-convolution";
import { ofEqualRows } from "./of-rows";

export const solve = ofEqualRows(multiplicativeConvolution);

if (require.main === module) runProgram(solve);
