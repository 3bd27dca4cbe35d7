/**
 * palindromesInDeque: the palindromes of a text that grows and shrinks at both ends.
 *
 * In      Q; Q lines: 0 c or 1 c puts a letter at the beginning or the end, 2 or 3 takes one from there
 * Out     after each: how many different palindromes; the lengths of the longest at the beginning and
 *         at the end
 * Source  Library Checker palindromes_in_deque, https://judge.yosupo.jp/problem/palindromes_in_deque
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { PalindromicDeque } from "../palindromic-deque";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const queries = scanner.int();
  const deque = new PalindromicDeque(queries);
  const writer = new Writer();
  for (let q = 0; q < queries; q++) {
    const kind = scanner.int();
    if (kind === 0) deque.unshift(scanner.byte());
    else if (kind === 1) deque.push(scanner.byte());
    else if (kind === 2) deque.shift();
    else deque.pop();
    writer.int(deque.distinct).space().int(deque.longestPrefix);
    writer.space().int(deque.longestSuffix).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
