/**
 * rangeSetRangeComposite: an array of functions a x + b; ranges are set to one function, or composed.
 *
 * In      n q; n lines a b; q lines "0 l r c d" (the functions in [l, r) become c x + d) or "1 l r x"
 * Out     for each line "1 l r x" the value of f(r - 1)(… f(l)(x)) modulo 998244353
 * Source  Library Checker range_set_range_composite,
 *         https://judge.yosupo.jp/problem/range_set_range_composite
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { LazySlotTree } from "../lazy-slot-tree";

const MAX_SIZE = 500_000;
const P = 998244353;

class CompositeTree extends LazySlotTree {
  readonly a = new Int32Array(this.slots).fill(1);
  readonly b = new Int32Array(this.slots);
  /** Where the powers of the function lie that is pending at an inner slot; 0 where none is. */
  private readonly pending = new Int32Array(this.leaves);
  /** Row after row the powers 1, 2, 4, … of each function that was set: factor, addend. */
  private readonly powers: Int32Array;
  private readonly rowLength = 2 * (32 - Math.clz32(this.leaves));
  private row = 0;

  constructor(n: number, pairs: Int32Array, sets: number) {
    super(n);
    this.powers = new Int32Array(this.rowLength * (sets + 1));
    for (let i = 0; i < n; i++) {
      this.a[this.leaves + i] = pairs[2 * i]!;
      this.b[this.leaves + i] = pairs[2 * i + 1]!;
    }
    this.build();
  }

  set(l: number, r: number, factor: number, addend: number): void {
    this.row += this.rowLength;
    let a = factor;
    let b = addend;
    for (let at = this.row; at < this.row + this.rowLength; at += 2) {
      this.powers[at] = a;
      this.powers[at + 1] = b;
      b = sum(mul(a, b), b);
      a = mul(a, a);
    }
    this.updateRange(l, r);
  }

  at(l: number, r: number, x: number): number {
    const k = this.fold(l, r);
    return sum(mul(this.a[k]!, x), this.b[k]!);
  }

  protected act(k: number): void {
    this.put(k, this.row);
  }

  protected push(k: number): void {
    const row = this.pending[k]!;
    if (row === 0) return;
    this.put(2 * k, row);
    this.put(2 * k + 1, row);
    this.pending[k] = 0;
  }

  protected combine(into: number, left: number, right: number): void {
    const { a, b } = this;
    const factor = a[right]!;
    a[into] = mul(factor, a[left]!);
    b[into] = sum(mul(factor, b[left]!), b[right]!);
  }

  private put(k: number, row: number): void {
    const power = row + 2 * (31 - Math.clz32(this.width(k)));
    this.a[k] = this.powers[power]!;
    this.b[k] = this.powers[power + 1]!;
    if (k < this.leaves) this.pending[k] = row;
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
  const tree = new CompositeTree(n, pairs, q);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    const l = scanner.intIn(0, n, "l");
    const r = scanner.intIn(l, n, "r");
    const x = scanner.intIn(0, P - 1, "x or c");
    if (kind === 0) tree.set(l, r, x, scanner.intIn(0, P - 1, "d"));
    else writer.int(tree.at(l, r, x)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
