/**
 * rangeAffinePointGet: affine maps applied to ranges of an array, and single elements.
 *
 * In      n q; n numbers; q lines "0 l r b c" (x becomes b x + c in [l, r)) or "1 i"
 * Out     for each line "1 i" element i modulo 998244353
 * Source  Library Checker range_affine_point_get,
 *         https://judge.yosupo.jp/problem/range_affine_point_get
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { LazySlotTree } from "../lazy-slot-tree";

const MAX_SIZE = 500_000;
const P = 998244353;

class AffineTree extends LazySlotTree {
  private readonly factors = new Int32Array(this.slots).fill(1);
  private readonly addends = new Int32Array(this.slots);
  private b = 1;
  private c = 0;

  apply(l: number, r: number, b: number, c: number): void {
    this.b = b;
    this.c = c;
    this.updateRange(l, r);
  }

  /** What has become of element i, which was x. */
  at(i: number, x: number): number {
    const k = this.leaf(i);
    return (mul(this.factors[k]!, x) + this.addends[k]!) % P;
  }

  /** Nothing: only single elements are read. */
  protected combine(): void {}

  protected act(k: number): void {
    this.change(k, this.b, this.c);
  }

  protected push(k: number): void {
    const b = this.factors[k]!;
    const c = this.addends[k]!;
    if (b === 1 && c === 0) return;
    this.change(2 * k, b, c);
    this.change(2 * k + 1, b, c);
    this.factors[k] = 1;
    this.addends[k] = 0;
  }

  private change(k: number, b: number, c: number): void {
    this.factors[k] = mul(b, this.factors[k]!);
    this.addends[k] = (mul(b, this.addends[k]!) + c) % P;
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, P - 1, "a value");
  const tree = new AffineTree(n);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "the kind of a query");
    const i = scanner.int();
    if (kind === 0) tree.apply(i, scanner.int(), scanner.int(), scanner.int());
    else writer.int(tree.at(i, values[i]!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
