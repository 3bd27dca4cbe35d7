/**
 * bitProblem: for each number how many of all lie in it, hold it, or share a bit with it.
 *
 * In      n; n numbers
 * Out     n lines: how many y have x | y = x; x & y = x; x & y ≠ 0
 * Source  CSES 1654, https://cses.fi/problemset/task/1654; statement as stored in
 *         cses_problems/cses_tasks/Bit_Problem.md of soyeb-jim285/codes
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { sumOverSubsets, sumOverSupersets } from "../sum-over-subsets";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const numbers = new Int32Array(scanner.intIn(1, 2e5, "n"));
  intsIn(scanner, numbers, numbers.length, 1, 1e6, "a number");
  const subsets = new Int32Array(BITS);
  for (const x of numbers) subsets[x]!++;
  const supersets = subsets.slice();
  sumOverSubsets(subsets);
  sumOverSupersets(supersets);
  const writer = new Writer();
  for (const x of numbers) {
    const apart = subsets[BITS - 1 - x]!;
    writer.int(subsets[x]!).space().int(supersets[x]!).space();
    writer.int(numbers.length - apart).newline();
  }
  return writer.result();
}

const BITS = 2 ** 20;

if (require.main === module) runProgram(solve);
