/**
 * pointAddRectangleSum: sums of the weights of points in rectangles, while points are added.
 *
 * In      n q; n lines x y w; q lines "0 x y w" (add a point) or "1 l d r u"
 * Out     for each line "1 l d r u" the sum of the weights with l <= x < r and d <= y < u
 * Source  Library Checker point_add_rectangle_sum, https://judge.yosupo.jp/problem/point_add_rectangle_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { FenwickTree2d } from "../fenwick-tree-2d";

const MAX_SIZE = 100_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(0, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  const points = new Int32Array(3 * (n + q));
  intsIn(scanner, points, 3 * n, 0, MAX_VALUE, "a part of a point");
  // Each query: five numbers, of which a new point leaves the last one 0.
  const queries = new Int32Array(5 * q);
  let count = n;
  for (let at = 0; at < queries.length; at += 5) {
    queries[at] = scanner.intIn(0, 1, "the kind of a query");
    const length = queries[at] === 0 ? 3 : 4;
    for (let part = 1; part <= length; part++) {
      queries[at + part] = scanner.intIn(0, MAX_VALUE, "a part of a query");
    }
    if (length === 3) points.set(queries.subarray(at + 1, at + 4), 3 * count++);
  }
  const known = points.subarray(0, 3 * count);
  const tree = new FenwickTree2d(
    known.filter((_, at) => at % 3 === 0),
    known.filter((_, at) => at % 3 === 1),
  );
  for (let point = 0; point < n; point++) tree.add(point, points[3 * point + 2]!);
  let next = n;
  for (let at = 0; at < queries.length; at += 5) {
    const [kind, a, b, c, d] = queries.subarray(at, at + 5);
    if (kind === 0) tree.add(next++, c!);
    else writer.int(tree.sum(a!, b!, c!, d!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
