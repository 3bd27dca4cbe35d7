/**
 * rangeChminChmaxAddRangeSum: minima, maxima and additions on ranges of an array, and sums of ranges.
 *
 * In      n q; n numbers; q lines "0 l r b" (a becomes min(a, b) in [l, r)), "1 l r b" (max(a, b)),
 *         "2 l r b" (a + b) or "3 l r"
 * Out     for each line "3 l r" the sum of the elements in [l, r)
 * Source  Library Checker range_chmin_chmax_add_range_sum,
 *         https://judge.yosupo.jp/problem/range_chmin_chmax_add_range_sum
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SegmentTreeBeats } from "../segment-tree-beats";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e12;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Float64Array(n);
  for (let i = 0; i < n; i++) values[i] = scanner.intIn(-MAX_VALUE, MAX_VALUE, "a value");
  const tree = new SegmentTreeBeats(values);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 3, "the kind of a query");
    const l = scanner.int();
    const r = scanner.int();
    if (kind === 3) {
      writer.bigint(tree.sum(l, r)).newline();
      continue;
    }
    const b = scanner.int();
    if (kind === 0) tree.chmin(l, r, b);
    else if (kind === 1) tree.chmax(l, r, b);
    else tree.add(l, r, b);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
