/**
 * nimProduct64: products of nimbers of 64 bits.
 *
 * In      T, then T lines A B, 0 ≤ A, B < 2^64, T ≤ 10^6
 * Out     T lines, the nim product of A and B
 * Source  Library Checker nim_product_64, https://judge.yosupo.jp/problem/nim_product_64
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { wordsIn } from "../../io/words-in";
import { writeWords } from "../../io/write-words";
import { Writer } from "../../io/writer";
import { nimProductWords } from "../nim-product";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const count = scanner.int();
  const high = new Uint32Array(2 * count);
  const low = new Uint32Array(2 * count);
  wordsIn(scanner, high, low, 2 * count);
  const product = new Uint32Array(2);
  for (let at = 0; at < count; at++) {
    nimProductWords(high[2 * at]!, low[2 * at]!, high[2 * at + 1]!, low[2 * at + 1]!, product);
    high[at] = product[0]!;
    low[at] = product[1]!;
  }
  const writer = new Writer();
  return writeWords(writer, high.subarray(0, count), low.subarray(0, count), NEWLINE)
    .newline()
    .result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
