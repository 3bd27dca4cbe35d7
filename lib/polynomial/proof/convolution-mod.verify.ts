/**
 * convolutionModPrime: the product of two polynomials modulo 10^9 + 7.
 *
 * In      N M, then N and M terms
 * Out     the N + M - 1 terms of the product
 * Source  Library Checker convolution_mod_1000000007,
 *         https://judge.yosupo.jp/problem/convolution_mod_1000000007
 */
import { runProgram } from "../../io/run-program";
import { convolutionMod } from "../convolution-mod";
import { ofTwoRows } from "./of-rows";

const M = 1_000_000_007;

export const solve = ofTwoRows((a, b) => convolutionMod(a, b, M), M - 1);

if (require.main === module) runProgram(solve);
