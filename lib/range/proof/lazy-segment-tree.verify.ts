/**
 * rangeAffineRangeSum: affine maps applied to ranges of an array, and sums of ranges.
 *
 * In      n q; n numbers; q lines "0 l r b c" (x becomes b x + c in [l, r)) or "1 l r"
 * Out     for each line "1 l r" the sum of the elements in [l, r) modulo 998244353
 * Source  Library Checker range_affine_range_sum,
 *         https://judge.yosupo.jp/problem/range_affine_range_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { LazySegmentTree } from "../lazy-segment-tree";
import { AFFINE_SUMS, Affine, Sum } from "./affine-sums";

const MAX_SIZE = 500_000;
const P = 998244353;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, P - 1, "a value");
  const tree = new LazySegmentTree<Sum, Affine>(
    Array.from(values, (value) => new Sum(value, 1)),
    ...AFFINE_SUMS,
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
