/**
 * divisionOfBigIntegers: quotients and remainders of integers of up to two million digits.
 *
 * In      T, then T lines A B, A ≥ 0, B ≥ 1
 * Out     T lines, floor(A / B) and the remainder
 * Source  Library Checker division_of_big_integers,
 *         https://judge.yosupo.jp/problem/division_of_big_integers
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { BigInteger } from "../big-integer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const a = BigInteger.parse(scanner.tokenBytes());
    const { quotient, remainder } = a.divide(BigInteger.parse(scanner.tokenBytes()));
    quotient.writeTo(writer).space();
    remainder.writeTo(writer).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
