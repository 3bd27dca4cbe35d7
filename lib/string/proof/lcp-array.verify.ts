/**
 * numberOfSubstrings: how many different substrings a text has.
 *
 * In      a text of lower-case letters
 * Out     the number of its different substrings, without the empty one
 * Source  Library Checker number_of_substrings, https://judge.yosupo.jp/problem/number_of_substrings
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { lcpArray } from "../lcp-array";
import { suffixArray } from "../suffix-array";

export function solve(input: Uint8Array): Uint8Array {
  const text = new Scanner(input).tokenBytes();
  const n = text.length;
  // Every suffix brings a substring for each of its lengths but those of its neighbour's beginning.
  let count = (n * (n + 1)) / 2;
  const lcp = lcpArray(text, suffixArray(text));
  for (let k = 0; k < lcp.length; k++) count -= lcp[k]!;
  return new Writer().int(count).newline().result();
}

if (require.main === module) runProgram(solve);
