/**
 * pointSetRangeComposite: an array of functions a x + b; functions are replaced, ranges are composed.
 *
 * In      n q; n lines a b; q lines "0 i c d" (function i becomes c x + d) or "1 l r x"
 * Out     for each line "1 l r x" the value of f(r - 1)(… f(l)(x)) modulo 998244353
 * Source  Library Checker point_set_range_composite,
 *         https://judge.yosupo.jp/problem/point_set_range_composite
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { SlotTree } from "../slot-tree";

const MAX_SIZE = 500_000;
const P = 998244353;

class CompositeTree extends SlotTree {
  private readonly a = new Int32Array(this.slots).fill(1);
  private readonly b = new Int32Array(this.slots);

  constructor(n: number, pairs: Int32Array) {
    super(n);
    for (let i = 0; i < n; i++) {
      this.a[this.leaves + i] = pairs[2 * i]!;
      this.b[this.leaves + i] = pairs[2 * i + 1]!;
    }
    this.build();
  }

  set(i: number, a: number, b: number): void {
    this.a[this.leaves + i] = a;
    this.b[this.leaves + i] = b;
    this.update(i);
  }

  at(l: number, r: number, x: number): number {
    const k = this.fold(l, r);
    return sum(mul(this.a[k]!, x), this.b[k]!);
  }

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
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const pairs = new Int32Array(2 * n);
  intsIn(scanner, pairs, 2 * n, 0, P - 1, "a coefficient");
  const tree = new CompositeTree(n, pairs);
  const queries = new Int32Array(4 * q);
  intsIn(scanner, queries, 4 * q, 0, P - 1, "a part of a query");
  for (let at = 0; at < queries.length; at += 4) {
    const i = queries[at + 1]!;
    if (queries[at] === 0) tree.set(i, queries[at + 2]!, queries[at + 3]!);
    else writer.int(tree.at(i, queries[at + 2]!, queries[at + 3]!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
