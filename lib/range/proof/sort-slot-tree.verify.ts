/**
 * pointSetRangeSortRangeComposite: functions a x + b with keys, which are replaced, sorted and composed.
 *
 * In      n q; n lines p a b (the key p and the function a x + b); q lines "0 i p a b" (replaces i),
 *         "1 l r x", "2 l r" (sorts [l, r) by ascending keys) or "3 l r" (by descending ones)
 * Out     for each line "1 l r x" the value of f(r - 1)(… f(l)(x)) modulo 998244353
 * Source  Library Checker point_set_range_sort_range_composite,
 *         https://judge.yosupo.jp/problem/point_set_range_sort_range_composite
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { SortSlotTree } from "../sort-slot-tree";

const MAX_SIZE = 100_000;
const MAX_KEY = 1e9;
const P = 998244353;

class CompositeTree extends SortSlotTree {
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
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const triples = new Int32Array(3 * n);
  intsIn(scanner, triples, 3 * n, 0, MAX_KEY, "p, a or b");
  const tree = new CompositeTree(
    triples.filter((_, at) => at % 3 === 0),
    MAX_KEY,
  );
  for (let i = 0; i < n; i++) {
    tree.a[tree.leaves + i] = triples[3 * i + 1]!;
    tree.b[tree.leaves + i] = triples[3 * i + 2]!;
  }
  tree.build();
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 3, "the kind of a query");
    const l = scanner.intIn(0, n, "l or i");
    const r = scanner.intIn(0, MAX_KEY, "r or p");
    if (kind === 0) {
      const slot = tree.place(l, r);
      tree.a[slot] = scanner.intIn(0, P - 1, "a");
      tree.b[slot] = scanner.intIn(0, P - 1, "b");
      tree.update(l);
    } else if (kind === 1) {
      const slot = tree.fold(l, r);
      const x = scanner.intIn(0, P - 1, "x");
      writer.int(sum(mul(tree.a[slot]!, x), tree.b[slot]!)).newline();
    } else tree.sort(l, r, kind === 3);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
