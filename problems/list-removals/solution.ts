/**
 * List Removals: the elements of a list in the order in which they are removed by position.
 *
 * In      n; the n numbers of the list; n positions, each counted from 1 in the current list
 * Out     the removed numbers in the order of their removal
 * Idea    a Fenwick tree holds 1 for each remaining element; position p is the first index whose prefix
 *         sum exceeds p - 1
 * Time    O(n log n)
 * Space   O(n)
 * Source  CSES 1749
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { FenwickTree } from "../../lib/range/fenwick-tree";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxLength, "n");
  const numbers = new Int32Array(n);
  intsIn(scanner, numbers, n, 1, bounds.maxValue, "a number");
  const present = new FenwickTree(new Uint8Array(n).fill(1));
  const removed = new Int32Array(n);
  for (let step = 0; step < n; step++) {
    const position = scanner.intIn(1, n - step, "a position");
    const at = present.search(position - 1);
    present.add(at, -1);
    removed[step] = numbers[at]!;
  }
  return writeInts(new Writer(), removed).newline().result();
}

if (require.main === module) runProgram(solve);
