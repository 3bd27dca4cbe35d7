/**
 * pointAddRectangleSumByKeys: sums of the weights of points in rectangles, while points get their weights.
 *
 * In      n q; n lines x y w; q lines "0 x y w" (add a point) or "1 l d r u"
 * Out     for each line "1 l d r u" the sum of the weights with l <= x < r and d <= y < u
 * Source  Library Checker point_add_rectangle_sum, https://judge.yosupo.jp/problem/point_add_rectangle_sum
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { argsort } from "../../sequence/radix-sort";
import { lowerBound } from "../compress";
import { WaveletFolds } from "../wavelet-folds";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const steps = n + scanner.int();
  // A step is a point, as a list of three, or a rectangle of four.
  const words = Array.from({ length: steps }, (_, step) =>
    Array.from({ length: step >= n && scanner.int() === 1 ? 4 : 3 }, () => scanner.int()),
  );
  const points = words.filter(({ length }) => length === 3);
  const order = argsort(Int32Array.from(points, ([x]) => x!));
  const xs = Int32Array.from(order, (point) => points[point]![0]!);
  const ys = Int32Array.from(order, (point) => points[point]![1]!);
  const place = new Int32Array(points.length);
  for (let at = 0; at < order.length; at++) place[order[at]!] = at;
  const plus = (a: number, b: number) => a + b;
  const sums = new WaveletFolds(ys, new Float64Array(points.length), plus, 0);
  const writer = new Writer();
  let next = 0;
  for (const [a, b, c, d] of words) {
    if (d === undefined) sums.set(place[next++]!, c!);
    else {
      const [l, r] = [lowerBound(xs, a!), lowerBound(xs, c!)];
      writer.int(sums.fold(l, r, d) - sums.fold(l, r, b!)).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
