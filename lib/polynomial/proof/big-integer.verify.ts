/**
 * multiplicationOfBigIntegers: products of integers of up to two million digits.
 *
 * In      T, then T lines A B
 * Out     T lines, A · B
 * Source  Library Checker multiplication_of_big_integers,
 *         https://judge.yosupo.jp/problem/multiplication_of_big_integers
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { BigInteger } from "../big-integer";

/** Digits and signs of both factors, up to which their product is a safe integer. */
const SHORT = 15;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const a = scanner.tokenBytes();
    const b = scanner.tokenBytes();
    if (a.length + b.length <= SHORT) writer.int(smallNumber(a) * smallNumber(b) + 0);
    else BigInteger.parse(a).multiply(BigInteger.parse(b)).writeTo(writer);
    writer.newline();
  }
  return writer.result();
}

function smallNumber(text: Uint8Array): number {
  const isNegative = text[0] === 45;
  let value = 0;
  for (let at = +isNegative; at < text.length; at++) value = value * 10 + text[at]! - 48;
  return isNegative ? -value : value;
}

if (require.main === module) runProgram(solve);
