/**
 * rangeAffineRangeSumLargeArray: affine maps on ranges of up to 10^9 numbers, at first 0, and range sums.
 *
 * In      n q; q lines "0 l r b c" (x becomes b x + c in [l, r)) or "1 l r"
 * Out     for each line "1 l r" the sum of the elements in [l, r) modulo 998244353
 * Idea    numbers between two neighbouring ends of ranges stay equal, so the tree has their sum only
 * Source  Library Checker range_affine_range_sum_large_array,
 *         https://judge.yosupo.jp/problem/range_affine_range_sum_large_array
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { AffineSumTree } from "../affine-sum-tree";
import { compress } from "../compress";

const MAX_LENGTH = 1e9;
const MAX_QUERIES = 100_000;
const P = 998244353;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_LENGTH, "n");
  const q = scanner.intIn(1, MAX_QUERIES, "q");
  const ends = new Int32Array(2 * q);
  const maps = new Int32Array(2 * q).fill(-1);
  for (let at = 0; at < ends.length; at += 2) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    intsIn(scanner, ends.subarray(at), 2, 0, n, "an end of a range");
    if (kind === 0) intsIn(scanner, maps.subarray(at), 2, 0, P - 1, "b or c");
  }
  const { values, ranks } = compress(ends);
  const blocks = Math.max(0, values.length - 1);
  const counts = Int32Array.from({ length: blocks }, (_, i) => (values[i + 1]! - values[i]!) % P);
  const tree = new AffineSumTree(blocks, counts);
  for (let at = 0; at < ends.length; at += 2) {
    const l = ranks[at]!;
    const r = ranks[at + 1]!;
    if (maps[at]! >= 0) tree.apply(l, r, maps[at]!, maps[at + 1]!);
    else writer.int(tree.sum(l, r)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
