/**
 * Increasing Subsequence: the length of a longest subsequence whose numbers ascend.
 *
 * In      n; n numbers
 * Out     the length
 * Idea    for each length the least number that ends such a subsequence; these ends ascend, so the next
 *         number's place among them is found by binary search
 * Time    O(n log n)
 * Space   O(n)
 * Source  CSES 1145
 */
import { longestIncreasingSubsequence } from "../../lib/dp/longest-increasing-subsequence";
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const numbers = new Int32Array(scanner.intIn(1, bounds.maxLength, "n"));
  intsIn(scanner, numbers, numbers.length, 1, bounds.maxValue, "a number");
  return new Writer().int(longestIncreasingSubsequence(numbers).length).newline().result();
}

if (require.main === module) runProgram(solve);
