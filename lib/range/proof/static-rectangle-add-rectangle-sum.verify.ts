/**
 * staticRectangleAddRectangleSum: numbers added to rectangles of a plane, then sums of rectangles.
 *
 * In      n q; n lines "l d r u w" (w is added at l <= x < r, d <= y < u); q lines "l d r u"
 * Out     for each of the q lines the sum of the rectangle modulo 998244353
 * Idea    a corner (x, y) adds ±w (X - x)(Y - y) to the sum of all below and left of (X, Y): four sums
 *         over the corners there, of w, w x, w y and w x y, in a sweep by x
 * Source  Library Checker static_rectangle_add_rectangle_sum,
 *         https://judge.yosupo.jp/problem/static_rectangle_add_rectangle_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { argsort } from "../../sequence/radix-sort";
import { compress } from "../compress";
import { FenwickTree } from "../fenwick-tree";

const MAX_SIZE = 200_000;
const MAX_COORDINATE = 1e9;
const P = 998244353;
const NEWLINE = 10;

/** Modulo P, also of a number below 0. */
function residue(sum: number): number {
  const rest = sum % P;
  return rest < 0 ? rest + P : rest;
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const weights = new Int32Array(n);
  // Upright sides: 2 i is the left one of rectangle i, 2 i + 1 the right one; of both l, r and d, u.
  const xs = new Int32Array(2 * (n + q));
  const ys = new Int32Array(2 * (n + q));
  const sides = new Int32Array(5);
  for (let i = 0; i < n + q; i++) {
    intsIn(scanner, sides, i < n ? 5 : 4, 0, MAX_COORDINATE, "a side or w");
    xs.set([sides[0]!, sides[2]!], 2 * i);
    ys.set([sides[1]!, sides[3]!], 2 * i);
    if (i < n) weights[i] = sides[4]! % P;
  }
  const { values, ranks } = compress(ys);
  const [plain, byX, byY, byBoth] = [0, 1, 2, 3].map(() => new FenwickTree(values.length)) as [
    FenwickTree,
    FenwickTree,
    FenwickTree,
    FenwickTree,
  ];
  const sums = new Float64Array(q);
  for (const side of argsort(xs)) {
    const i = side >> 1;
    const x = xs[side]! % P;
    for (const end of [2 * i, 2 * i + 1]) {
      const y = ys[end]! % P;
      const rank = ranks[end]!;
      const isPlus = side === end; // l with d, or r with u
      if (i < n) {
        const weight = isPlus ? weights[i]! : (P - weights[i]!) % P;
        plain.add(rank, weight);
        byX.add(rank, mul(weight, x));
        byY.add(rank, mul(weight, y));
        byBoth.add(rank, mul(mul(weight, x), y));
      } else {
        const slope = residue(mul(y, residue(plain.prefix(rank))) - byY.prefix(rank));
        const rest = mul(y, residue(byX.prefix(rank))) - byBoth.prefix(rank);
        const sum = mul(x, slope) - residue(rest);
        sums[i - n]! += isPlus ? sum : -sum;
      }
    }
  }
  return writeInts(new Writer(), Int32Array.from(sums, residue), NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
