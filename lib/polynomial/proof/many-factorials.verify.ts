/**
 * manyFactorials: many large factorials modulo 998244353.
 *
 * In      T ≤ 10^5, then T numbers below 998244353
 * Out     T lines, their factorials
 * Source  Library Checker many_factorials, https://judge.yosupo.jp/problem/many_factorials
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { largeFactorials } from "../large-factorials";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const numbers = new Int32Array(scanner.int());
  intsIn(scanner, numbers, numbers.length, 0, 998244352, "a number");
  const factorials = largeFactorials(numbers, 998244353);
  return writeInts(new Writer(), factorials, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
