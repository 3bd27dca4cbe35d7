/**
 * rangeAffineRangeSumLargeArray: affine maps on ranges of up to 10^9 numbers, at first 0, and range sums.
 *
 * In      n q; q lines "0 l r b c" (x becomes b x + c in [l, r)) or "1 l r"
 * Out     for each line "1 l r" the sum of the elements in [l, r) modulo 998244353
 * Idea    each query is answered before the next one is read
 * Source  Library Checker range_affine_range_sum_large_array,
 *         https://judge.yosupo.jp/problem/range_affine_range_sum_large_array
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SparseLazySegmentTree } from "../sparse-lazy-segment-tree";
import { AFFINE_SUMS, Affine, Sum } from "./affine-sums";

const MAX_LENGTH = 1e9;
const MAX_QUERIES = 100_000;
const P = 998244353;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_LENGTH, "n");
  const q = scanner.intIn(1, MAX_QUERIES, "q");
  const tree = new SparseLazySegmentTree<Sum, Affine>(
    n,
    ...AFFINE_SUMS,
    (l, r) => new Sum(0, (r - l) % P),
  );
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    const l = scanner.int();
    const r = scanner.int();
    if (kind === 0) tree.apply(l, r, new Affine(scanner.int(), scanner.int()));
    else writer.int(tree.prod(l, r).sum).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
