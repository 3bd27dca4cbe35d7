/**
 * manyAPlusB: sums of pairs of integers of 64 bits.
 *
 * In      T, then T lines A B, 0 ≤ A, B ≤ 10^18
 * Out     T lines A + B
 * Source  Library Checker many_aplusb, https://judge.yosupo.jp/problem/many_aplusb
 */
import { runProgram } from "../run-program";
import { Scanner } from "../scanner";
import { wordsIn } from "../words-in";
import { writeWords } from "../write-words";
import { Writer } from "../writer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const count = scanner.int();
  const high = new Int32Array(2 * count);
  const low = new Uint32Array(2 * count);
  wordsIn(scanner, high, low, 2 * count);
  for (let at = 0; at < count; at++) {
    const sum = low[2 * at]! + low[2 * at + 1]!;
    low[at] = sum;
    high[at] = high[2 * at]! + high[2 * at + 1]! + +(sum >= 2 ** 32);
  }
  const writer = new Writer();
  return writeWords(writer, high.subarray(0, count), low.subarray(0, count), NEWLINE)
    .newline()
    .result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
