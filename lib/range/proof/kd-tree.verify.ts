/**
 * rangeSearch: the points in upright rectangles.
 *
 * In      n; n lines x y; q; q lines "sx tx sy ty" with at most 100 points in each
 * Out     for each of the q lines the indices of the points with sx <= x <= tx and sy <= y <= ty in
 *         ascending order, one a line, then a blank line
 * Source  AOJ DSL_2_C, https://onlinejudge.u-aizu.ac.jp/problems/DSL_2_C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { KdTree } from "../kd-tree";

const MAX_POINTS = 500_000;
const MAX_QUERIES = 20_000;
const MAX_COORDINATE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const coordinate = () => scanner.intIn(-MAX_COORDINATE, MAX_COORDINATE, "a coordinate");
  const n = scanner.intIn(0, MAX_POINTS, "n");
  const xs = new Int32Array(n);
  const ys = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    xs[i] = coordinate();
    ys[i] = coordinate();
  }
  const tree = new KdTree(xs, ys);
  const q = scanner.intIn(0, MAX_QUERIES, "q");
  for (let query = 0; query < q; query++) {
    const [left, right, bottom, top] = [coordinate(), coordinate(), coordinate(), coordinate()];
    const found = Int32Array.from(tree.inside(left, bottom, right + 1, top + 1)).sort();
    for (const i of found) writer.int(i).newline();
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
