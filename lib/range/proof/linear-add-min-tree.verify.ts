/**
 * rangeLinearAddRangeMin: linear functions of the index added to ranges of an array, and range minima.
 *
 * In      n q; n numbers; q lines "0 l r b c" (element i of [l, r) gains b i + c) or "1 l r"
 * Out     for each line "1 l r" the least element in [l, r)
 * Source  Library Checker range_linear_add_range_min,
 *         https://judge.yosupo.jp/problem/range_linear_add_range_min
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { LinearAddMinTree } from "../linear-add-min-tree";

const MAX_SIZE = 100_000;
const MAX_VALUE = 1e9;
const MAX_SLOPE = 100;
const MAX_SHIFT = 1e7;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, -MAX_VALUE, MAX_VALUE, "a number");
  const tree = new LinearAddMinTree(values);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    const l = scanner.intIn(0, n, "l");
    const r = scanner.intIn(l, n, "r");
    if (kind === 1) {
      writer.int(tree.min(l, r)).newline();
      continue;
    }
    const slope = scanner.intIn(-MAX_SLOPE, MAX_SLOPE, "b");
    tree.add(l, r, slope, scanner.intIn(-MAX_SHIFT, MAX_SHIFT, "c"));
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
