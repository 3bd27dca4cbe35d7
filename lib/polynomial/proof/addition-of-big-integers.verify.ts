/**
 * additionOfBigIntegers: sums of integers of up to two million digits.
 *
 * In      T, then T lines A B
 * Out     T lines, A + B
 * Source  Library Checker addition_of_big_integers,
 *         https://judge.yosupo.jp/problem/addition_of_big_integers
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
    a.add(BigInteger.parse(scanner.tokenBytes())).writeTo(writer).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
