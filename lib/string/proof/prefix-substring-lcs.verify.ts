/**
 * prefixSubstringLcsOf: the longest common subsequences of prefixes of one text and ranges of another.
 *
 * In      Q; two texts of lower-case letters; Q lines a b c
 * Out     for each the length for the first a letters of one and the letters [b, c) of the other
 * Source  Library Checker prefix_substring_lcs, https://judge.yosupo.jp/problem/prefix_substring_lcs
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { PrefixSubstringLcs } from "../prefix-substring-lcs";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const count = scanner.int();
  const text = scanner.tokenBytes();
  const other = scanner.tokenBytes();
  const lcs = new PrefixSubstringLcs(text, other);
  const queries = new Int32Array(3 * count);
  intsIn(scanner, queries, 3 * count, 0, Math.max(text.length, other.length), "a place");
  const answers = new Int32Array(count);
  for (let q = 0; q < count; q++) {
    answers[q] = lcs.length(queries[3 * q]!, queries[3 * q + 1]!, queries[3 * q + 2]!);
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
