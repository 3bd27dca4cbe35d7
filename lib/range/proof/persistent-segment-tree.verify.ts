/**
 * rangeQueriesAndCopies: arrays that are copied and changed, and sums of their ranges.
 *
 * In      n q; the n numbers of array 1; q lines "1 k a x" (element a of array k becomes x),
 *         "2 k a b" (sum its elements a … b) or "3 k" (a copy of array k is the next array), from 1
 * Out     for each line "2 k a b" the sum
 * Source  CSES 1737, https://cses.fi/problemset/task/1737; statement as stored from that page
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { PersistentSegmentTree } from "../persistent-segment-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 1, MAX_VALUE, "a value");
  const tree = new PersistentSegmentTree(values, (a, b) => a + b, 0);
  // The version that each array is at.
  const versions = [0];
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(1, 3, "the kind of a query");
    const k = scanner.intIn(1, versions.length, "k") - 1;
    if (kind === 3) {
      versions.push(versions[k]!);
      continue;
    }
    const a = scanner.intIn(1, n, "a") - 1;
    if (kind === 1) versions[k] = tree.set(versions[k]!, a, scanner.intIn(1, MAX_VALUE, "x"));
    else writer.int(tree.fold(versions[k]!, a, scanner.intIn(a + 1, n, "b"))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
