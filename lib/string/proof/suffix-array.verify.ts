/**
 * suffixArrayOf: the suffix array of a text.
 *
 * In      a text of lower-case letters
 * Out     the beginnings of its suffixes in lexicographic order
 * Source  Library Checker suffixarray, https://judge.yosupo.jp/problem/suffixarray
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { suffixArray } from "../suffix-array";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  return writeInts(new Writer(), suffixArray(text)).newline().result();
}

if (require.main === module) runProgram(solve);
