/**
 * increasingArrayII: the fewest steps of one that make an array never fall.
 *
 * In      n; n numbers
 * Out     the fewest steps
 * Source  CSES 2132, https://cses.fi/problemset/task/2132; statement as stored in
 *         cses_problems/cses_tasks/Increasing_Array_II.md of soyeb-jim285/codes
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SlopeTrick } from "../slope-trick";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  // f(x): the fewest steps so far where the last number is at most x.
  const f = new SlopeTrick();
  for (let left = scanner.intIn(1, 2e5, "n"); left > 0; left--) {
    f.addDistance(scanner.intIn(1, 1e9, "a number"));
    f.prefixMin();
  }
  return new Writer().int(f.min).newline().result();
}

if (require.main === module) runProgram(solve);
