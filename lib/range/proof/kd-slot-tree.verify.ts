/**
 * dynamicPointSetRectangleAffineRectangleSum: weighted points, affine maps and sums in rectangles.
 *
 * In      n q; n lines "x y w"; q lines "0 x y w" (one more point), "1 i w" (point i weighs w now),
 *         "2 l d r u" or "3 l d r u a b" (w becomes a w + b where l <= x < r and d <= y < u)
 * Out     for each line "2 l d r u" the sum of the weights there modulo 998244353
 * Source  Library Checker dynamic_point_set_rectangle_affine_rectangle_sum,
 *         https://judge.yosupo.jp/problem/dynamic_point_set_rectangle_affine_rectangle_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { KdSlotTree } from "../kd-slot-tree";

const MAX_SIZE = 100_000;
const MAX_COORDINATE = 1e9;
const P = 998244353;
/** How many numbers follow the kind of a query. */
const PARTS = [3, 2, 4, 6];

class AffineTree extends KdSlotTree {
  /**
   * From 4 k on the sum of slot k, how many of its points are there, and the factor and addend that are
   * pending; side by side, since a visit needs all of them.
   */
  readonly columns = Int32Array.from({ length: 4 * this.slots }, (_, at) => (at % 4 === 2 ? 1 : 0));
  private b = 1;
  private c = 0;

  set(i: number, w: number): void {
    const at = 4 * this.point(i);
    this.columns[at] = w;
    this.columns[at + 1] = 1;
    this.changed(i);
  }
  sum(sides: Int32Array): number {
    return this.columns[4 * this.foldInside(sides[0]!, sides[1]!, sides[2]!, sides[3]!)]!;
  }
  apply(sides: Int32Array): void {
    this.b = sides[4]!;
    this.c = sides[5]!;
    this.actInside(sides[0]!, sides[1]!, sides[2]!, sides[3]!);
  }
  protected combine(into: number, left: number, right: number): void {
    const { columns } = this;
    columns[4 * into] = sum(columns[4 * left]!, columns[4 * right]!);
    columns[4 * into + 1] = columns[4 * left + 1]! + columns[4 * right + 1]!;
  }
  protected act(k: number): void {
    this.change(4 * k, this.b, this.c);
  }
  protected push(k: number): void {
    const { columns } = this;
    const b = columns[4 * k + 2]!;
    const c = columns[4 * k + 3]!;
    if (b === 1 && c === 0) return;
    this.change(8 * k, b, c);
    this.change(8 * k + 4, b, c);
    columns[4 * k + 2] = 1;
    columns[4 * k + 3] = 0;
  }
  private change(at: number, b: number, c: number): void {
    const { columns } = this;
    columns[at] = sum(mul(b, columns[at]!), mul(c, columns[at + 1]!));
    columns[at + 2] = mul(b, columns[at + 2]!);
    columns[at + 3] = sum(mul(b, columns[at + 3]!), c);
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
  // All points are queries of kind 0.
  const queries = new Int32Array(7 * (n + q));
  const points: number[] = [];
  for (let at = 0; at < queries.length; at += 7) {
    const kind = at < 7 * n ? 0 : scanner.intIn(0, 3, "the kind of a query");
    queries[at] = kind;
    intsIn(scanner, queries.subarray(at + 1), PARTS[kind]!, 0, MAX_COORDINATE, "a number");
    if (kind === 0) points.push(at);
  }
  const column = (part: number) => points.map((at) => queries[at + part]!);
  const tree = new AffineTree(column(1), column(2));
  let count = 0;
  for (let at = 0; at < queries.length; at += 7) {
    const parts = queries.subarray(at + 1, at + 7);
    if (queries[at] === 0) tree.set(count++, parts[2]!);
    else if (queries[at] === 1) tree.set(parts[0]!, parts[1]!);
    else if (queries[at] === 3) tree.apply(parts);
    else writer.int(tree.sum(parts)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
