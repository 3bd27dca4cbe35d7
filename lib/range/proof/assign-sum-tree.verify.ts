/**
 * rangeUpdatesAndSums: additions and assignments to ranges of an array, and sums of ranges.
 *
 * In      n q; n numbers; q lines "1 a b x" (add x to the elements a … b, from 1), "2 a b x" (set them
 *         to x) or "3 a b"
 * Out     for each line "3 a b" the sum of the elements a … b
 * Source  CSES 1735, https://cses.fi/problemset/task/1735; statement as stored in
 *         huggingface.co/datasets/nvidia/Nemotron-CC-Math-v1
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { AssignSumTree } from "../assign-sum-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e6;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 1, MAX_VALUE, "a value");
  const tree = new AssignSumTree(values);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(1, 3, "the kind of a query");
    const l = scanner.int() - 1;
    const r = scanner.int();
    if (kind === 3) writer.int(tree.sum(l, r)).newline();
    else if (kind === 2) tree.assign(l, r, scanner.intIn(1, MAX_VALUE, "x"));
    else tree.add(l, r, scanner.intIn(1, MAX_VALUE, "x"));
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
