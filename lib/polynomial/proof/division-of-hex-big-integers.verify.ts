/**
 * divisionOfHexBigIntegers: quotients and remainders of hexadecimal integers of up to 1.6 million digits, by
 * the runtime's BigInt.
 *
 * In      T, then T lines A B, A ≥ 0, B ≥ 1
 * Out     T lines, floor(A / B) and the remainder
 * Source  Library Checker division_of_hex_big_integers,
 *         https://judge.yosupo.jp/problem/division_of_hex_big_integers
 */
import { runProgram } from "../../io/run-program";
import { ofHexIntegers } from "./of-hex-integers";

export const solve = ofHexIntegers((a, b) => {
  const quotient = a / b;
  return [quotient, a - quotient * b];
});

if (require.main === module) runProgram(solve);
