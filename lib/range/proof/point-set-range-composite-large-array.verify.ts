/**
 * pointSetRangeCompositeLargeArray: up to 10^9 functions, at first x; some are set, ranges are composed.
 *
 * In      n q; q lines "0 i c d" (function i becomes c x + d) or "1 l r x"
 * Out     for each line "1 l r x" the value of f(r - 1)(… f(l)(x)) modulo 998244353
 * Source  Library Checker point_set_range_composite_large_array,
 *         https://judge.yosupo.jp/problem/point_set_range_composite_large_array
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { compress, lowerBound } from "../compress";
import { SlotTree } from "../slot-tree";

const MAX_LENGTH = 1e9;
const MAX_QUERIES = 500_000;
const P = 998244353;

class CompositeTree extends SlotTree {
  readonly a = new Int32Array(this.slots).fill(1);
  readonly b = new Int32Array(this.slots);

  protected combine(into: number, left: number, right: number): void {
    const { a, b } = this;
    const factor = a[right]!;
    a[into] = mul(factor, a[left]!);
    b[into] = sum(mul(factor, b[left]!), b[right]!);
  }
}

function sum(a: number, b: number): number {
  return a + b >= P ? a + b - P : a + b;
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  scanner.intIn(1, MAX_LENGTH, "n");
  const q = scanner.intIn(1, MAX_QUERIES, "q");
  const queries = new Int32Array(4 * q);
  intsIn(scanner, queries, 4 * q, 0, MAX_LENGTH, "a part of a query");
  // Only functions that are ever set have places in the tree.
  const isSet = (_: unknown, query: number) => queries[4 * query] === 0;
  const places = compress(queries.filter((_, at) => at % 4 === 1).filter(isSet)).values;
  const tree = new CompositeTree(places.length);
  for (let at = 0; at < queries.length; at += 4) {
    const i = lowerBound(places, queries[at + 1]!);
    const second = queries[at + 2]!;
    const third = queries[at + 3]!;
    if (queries[at] === 0) {
      tree.a[tree.leaves + i] = second;
      tree.b[tree.leaves + i] = third;
      tree.update(i);
    } else {
      const k = tree.fold(i, lowerBound(places, second));
      writer.int(sum(mul(tree.a[k]!, third), tree.b[k]!)).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
