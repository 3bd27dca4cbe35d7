/**
 * rectangleInHistogram: the area of the largest rectangle under a histogram of bars of width 1.
 *
 * In      N in [1, 10^5]; the heights of N bars, in [0, 10^9]
 * Out     the area
 * Source  AOJ DPL_3_C, https://onlinejudge.u-aizu.ac.jp/problems/DPL_3_C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { largestRectangle } from "../nearest-smaller";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const heights = Array.from({ length: scanner.int() }, () => scanner.int());
  return new Writer().int(largestRectangle(heights).area).newline().result();
}

if (require.main === module) runProgram(solve);
