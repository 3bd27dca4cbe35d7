/**
 * rectangleSumByVersions: sums of the weights of points in rectangles, by versions for each x.
 *
 * In      n q; n lines x y w; q lines l d r u
 * Out     for each rectangle the sum of the weights with l <= x < r and d <= y < u
 * Source  Library Checker rectangle_sum, https://judge.yosupo.jp/problem/rectangle_sum
 */
import { intsIn } from "../io/ints-in";
import { runProgram } from "../io/run-program";
import { Scanner } from "../io/scanner";
import { Writer } from "../io/writer";
import { argsort } from "../sequence/radix-sort";
import { compress, lowerBound } from "./compress";
import { PersistentSegmentTree } from "./persistent-segment-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const points = new Int32Array(3 * n);
  intsIn(scanner, points, 3 * n, 0, MAX_VALUE, "a part of a point");
  const order = argsort(points.filter((_, at) => at % 3 === 0));
  const { values, ranks } = compress(points.filter((_, at) => at % 3 === 1));
  const tree = new PersistentSegmentTree(values.length, (a, b) => a + b, 0);
  // Version k holds the k points with the smallest x.
  for (let version = 0; version < n; version++) {
    const point = order[version]!;
    const sum = tree.get(version, ranks[point]!) + points[3 * point + 2]!;
    tree.set(version, ranks[point]!, sum);
  }
  const xs = Int32Array.from(order, (point) => points[3 * point]!);
  for (let query = 0; query < q; query++) {
    const left = lowerBound(xs, scanner.int());
    const bottom = lowerBound(values, scanner.int());
    const right = lowerBound(xs, scanner.int());
    const top = lowerBound(values, scanner.int());
    writer.int(tree.fold(right, bottom, top) - tree.fold(left, bottom, top)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
