/**
 * longestIncreasingSubsequences: a longest subsequence that strictly ascends.
 *
 * In      N; N numbers
 * Out     the length of the subsequence and the places of its numbers, from 0
 * Source  Library Checker longest_increasing_subsequence,
 *         https://judge.yosupo.jp/problem/longest_increasing_subsequence
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { longestIncreasingSubsequence } from "../longest-increasing-subsequence";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const values = new Int32Array(scanner.int());
  intsIn(scanner, values, values.length, 0, 1e9, "a number");
  const places = longestIncreasingSubsequence(values);
  return writeInts(new Writer().int(places.length).newline(), places).newline().result();
}

if (require.main === module) runProgram(solve);
