/**
 * manyFactorials: many large factorials modulo 998244353.
 *
 * In      T ≤ 10^5, then T numbers below 998244353
 * Out     T lines, their factorials
 * Source  Library Checker many_factorials, https://judge.yosupo.jp/problem/many_factorials
 */
import { runProgram } from "../../io/run-program";
import { largeFactorials } from "../large-factorials";
import { ofOneRow } from "./of-rows";

const NEWLINE = 10;

export const solve = ofOneRow((numbers) => largeFactorials(numbers, 998244353), NEWLINE);

if (require.main === module) runProgram(solve);
