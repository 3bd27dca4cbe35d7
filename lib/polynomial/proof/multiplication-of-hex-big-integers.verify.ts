/**
 * multiplicationOfHexBigIntegers: products of hexadecimal integers of up to 1.6 million digits, by the
 * runtime's BigInt.
 *
 * In      T, then T lines A B
 * Out     T lines, A · B
 * Source  Library Checker multiplication_of_hex_big_integers,
 *         https://judge.yosupo.jp/problem/multiplication_of_hex_big_integers
 */
import { runProgram } from "../../io/run-program";
import { ofHexIntegers } from "./of-hex-integers";

export const solve = ofHexIntegers((a, b) => [a * b]);

if (require.main === module) runProgram(solve);
