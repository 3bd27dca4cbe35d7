/**
 * knuthDivision: the least total cost of cutting an array into single elements, each cut costing the sum.
 *
 * In      n; n numbers
 * Out     the least total cost
 * Source  CSES 2088, https://cses.fi/problemset/task/2088; statement as stored in
 *         cses_problems/cses_tasks/Knuth_Division.md of soyeb-jim285/codes
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { knuth } from "../knuth";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 5000, "n");
  const sums = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) sums[i + 1] = sums[i]! + scanner.intIn(1, 1e9, "a number");
  return new Writer()
    .int(knuth(n, (l, r) => sums[r]! - sums[l]!))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
