/**
 * rangeAddRangeMin: additions to ranges of an array, and minima of ranges.
 *
 * In      n q; n numbers; q lines "0 l r x" (add x in [l, r)) or "1 l r"
 * Out     for each line "1 l r" the minimum of the elements in [l, r)
 * Source  Library Checker range_add_range_min, https://judge.yosupo.jp/problem/range_add_range_min;
 *         format from its task.md in yosupo06/library-checker-problems
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { AddMinTree } from "../add-min-tree";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, -MAX_VALUE, MAX_VALUE, "a value");
  const tree = new AddMinTree(values);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    const l = scanner.int();
    const r = scanner.int();
    if (kind === 0) tree.add(l, r, scanner.int());
    else writer.int(tree.min(l, r)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
