/**
 * persistentRangeAffineRangeSum: affine maps on ranges of copies of an array, ranges from other copies.
 *
 * In      n q; n numbers of array -1; q lines. Line i makes array i from array k: "0 k l r b c" (x becomes
 *         b x + c in [l, r)) or "1 k s l r" ([l, r) comes from array s); or it is "2 k l r"
 * Out     for each line "2 k l r" the sum of [l, r) of array k modulo 998244353
 * Source  Library Checker persistent_range_affine_range_sum,
 *         https://judge.yosupo.jp/problem/persistent_range_affine_range_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { PersistentLazySlotTree } from "../persistent-lazy-slot-tree";

const MAX_SIZE = 100_000;
const P = 998244353;

class AffineTree extends PersistentLazySlotTree {
  readonly sums = new Int32Array(this.slots);
  private readonly factors = new Int32Array(this.slots).fill(1);
  private readonly addends = new Int32Array(this.slots);
  b = 1;
  c = 0;

  protected combine(into: number, left: number, right: number): void {
    this.sums[into] = sum(this.sums[left]!, this.sums[right]!);
  }
  protected act(k: number): void {
    this.change(k, this.b, this.c);
  }
  protected push(k: number, left: number, right: number): void {
    this.change(left, this.factors[k]!, this.addends[k]!);
    this.change(right, this.factors[k]!, this.addends[k]!);
    this.factors[k] = 1;
    this.addends[k] = 0;
  }
  protected copy(into: number, from: number): void {
    this.sums[into] = this.sums[from]!;
    this.factors[into] = this.factors[from]!;
    this.addends[into] = this.addends[from]!;
  }
  private change(k: number, b: number, c: number): void {
    this.sums[k] = sum(mul(b, this.sums[k]!), mul(c, this.width(k)));
    this.factors[k] = mul(b, this.factors[k]!);
    this.addends[k] = sum(mul(b, this.addends[k]!), c);
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
  const tree = new AffineTree(n, 2 * n + 10 * Math.ceil(Math.log2(n + 1)) * q);
  intsIn(scanner, tree.sums.subarray(tree.leaves), n, 0, P - 1, "a number");
  tree.build();
  // versions[i + 1] is the version of array i.
  const versions = new Int32Array(q + 1);
  for (let i = 0; i < q; i++) {
    const kind = scanner.intIn(0, 2, "the kind of a query");
    const version = versions[scanner.intIn(-1, i - 1, "k") + 1]!;
    const source = kind === 1 ? versions[scanner.intIn(-1, i - 1, "s") + 1]! : 0;
    const l = scanner.intIn(0, n, "l");
    const r = scanner.intIn(l, n, "r");
    if (kind === 0) {
      tree.b = scanner.intIn(0, P - 1, "b");
      tree.c = scanner.intIn(0, P - 1, "c");
      versions[i + 1] = tree.updateRange(version, l, r);
    } else if (kind === 1) versions[i + 1] = tree.copyRange(version, source, l, r);
    else writer.int(tree.sums[tree.fold(version, l, r)]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
