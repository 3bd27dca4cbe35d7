/**
 * StringSearch: which patterns occur in a text.
 *
 * In      a text of at most 10^6 letters and digits, q ≤ 10^4, then q patterns of at most 1000
 * Out     q lines, 1 where the pattern occurs, else 0
 * Source  AOJ ALDS1_14_D, https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_14_D
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { suffixArray } from "../suffix-array";
import { suffixRange } from "../suffix-range";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const text = scanner.tokenBytes();
  const order = suffixArray(text);
  for (let left = scanner.int(); left > 0; left--) {
    const [first, end] = suffixRange(text, order, scanner.tokenBytes());
    writer.int(first < end ? 1 : 0).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
