/**
 * Distinct Substrings: how many different substrings a text has.
 *
 * In      a text of lower-case letters
 * Out     the number of its different substrings, without the empty one
 * Idea    every substring is a prefix of a suffix. In sorted order, the prefixes that a suffix shares with
 *         the suffix before it are counted already
 * Time    O(n)
 * Space   O(n)
 * Source  CSES 2105
 */
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { lcpArray } from "../../lib/string/lcp-array";
import { suffixArray } from "../../lib/string/suffix-array";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const text = scanner.tokenBytes();
  const isLetter = (symbol: number) => symbol >= 97 && symbol <= 122;
  if (text.length > bounds.maxLength || !text.every(isLetter)) {
    scanner.fail(`up to ${bounds.maxLength} lower-case letters`, scanner.at - text.length);
  }
  let count = (text.length * (text.length + 1)) / 2;
  for (const shared of lcpArray(text, suffixArray(text))) count -= shared;
  return new Writer().int(count).newline().result();
}

if (require.main === module) runProgram(solve);
