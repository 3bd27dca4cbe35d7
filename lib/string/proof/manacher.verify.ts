/**
 * enumeratePalindromes: the longest palindromes around all centres of a text.
 *
 * In      a text of lower-case letters
 * Out     2n - 1 lengths: around each symbol and each gap, from left to right
 * Source  Library Checker enumerate_palindromes, https://judge.yosupo.jp/problem/enumerate_palindromes
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { manacher } from "../manacher";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  return writeInts(new Writer(), manacher(text)).newline().result();
}

if (require.main === module) runProgram(solve);
