/**
 * rectangleAffineSums: points that appear and change, affine maps of rectangles and sums over them.
 *
 * In      N and Q; N lines x y w; Q lines: 0 x y w (one more point), 1 i w (another weight), 2 l d r u (ask),
 *         3 l d r u a b (each w becomes a w + b)
 * Out     the sums modulo 998244353 for the questions, over [l, r) × [d, u)
 * Source  Library Checker dynamic_point_set_rectangle_affine_rectangle_sum,
 *         https://judge.yosupo.jp/problem/dynamic_point_set_rectangle_affine_rectangle_sum
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { AffinePoints } from "../affine-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const count = scanner.int();
  const xs = new Int32Array(n + count);
  const ys = new Int32Array(n + count);
  const weights = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    xs[i] = scanner.int();
    ys[i] = scanner.int();
    weights[i] = scanner.int();
  }
  // Seven numbers a query; the points of all are known before the first is answered.
  const queries = new Int32Array(7 * count);
  const xBorders = new Int32Array(2 * count);
  const yBorders = new Int32Array(2 * count);
  let points = n;
  let borders = 0;
  for (let q = 0, at = 0; q < count; q++, at += 7) {
    const kind = scanner.int();
    queries[at] = kind;
    for (let part = 1; part <= NUMBERS[kind]!; part++) queries[at + part] = scanner.int();
    if (kind === ADD) {
      xs[points] = queries[at + 1]!;
      ys[points++] = queries[at + 2]!;
    } else if (kind !== SET) {
      for (let side = 0; side < 2; side++) {
        xBorders[borders] = queries[at + 1 + 2 * side]!;
        yBorders[borders++] = queries[at + 2 + 2 * side]!;
      }
    }
  }
  const plane = new AffinePoints(xs.subarray(0, points), ys.subarray(0, points), {
    xs: xBorders.subarray(0, borders),
    ys: yBorders.subarray(0, borders),
  });
  for (let i = 0; i < n; i++) plane.set(i, weights[i]!);
  const writer = new Writer();
  let next = n;
  for (let at = 0; at < queries.length; at += 7) {
    const kind = queries[at]!;
    const a = queries[at + 1]!;
    const b = queries[at + 2]!;
    const c = queries[at + 3]!;
    const d = queries[at + 4]!;
    if (kind === ADD) plane.set(next++, c);
    else if (kind === SET) plane.set(a, b);
    else if (kind === ASK) writer.int(plane.sum(a, b, c, d)).newline();
    else plane.apply(a, b, c, d, queries[at + 5]!, queries[at + 6]!);
  }
  return writer.result();
}

const ADD = 0;
const SET = 1;
const ASK = 2;
/** How many numbers follow each kind. */
const NUMBERS = [3, 2, 4, 6];

if (require.main === module) runProgram(solve);
