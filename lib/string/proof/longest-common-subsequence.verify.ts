/**
 * longestCommonSubsequences: the lengths of longest common subsequences of pairs of texts.
 *
 * In      q; q times two texts of letters
 * Out     q lengths
 * Source  AOJ ALDS1_10_C, https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_10_C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { lcsLength } from "../longest-common-subsequence";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let pairs = scanner.int(); pairs > 0; pairs--) {
    const text = scanner.tokenBytes();
    writer.int(lcsLength(text, scanner.tokenBytes())).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
