/**
 * rectangleSum: sums of the weights of points in rectangles.
 *
 * In      n q; n lines x y w; q lines l d r u
 * Out     for each rectangle the sum of the weights with l <= x < r and d <= y < u
 * Source  Library Checker rectangle_sum, https://judge.yosupo.jp/problem/rectangle_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { rectangleSums } from "../rectangle-sums";

const MAX_SIZE = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(0, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  const points = new Int32Array(3 * n);
  intsIn(scanner, points, 3 * n, 0, MAX_VALUE, "a part of a point");
  const sides = new Int32Array(4 * q);
  intsIn(scanner, sides, 4 * q, 0, MAX_VALUE, "a side of a rectangle");
  const sums = rectangleSums(
    { xs: column(points, 3, 0), ys: column(points, 3, 1), weights: column(points, 3, 2) },
    {
      lefts: column(sides, 4, 0),
      bottoms: column(sides, 4, 1),
      rights: column(sides, 4, 2),
      tops: column(sides, 4, 3),
    },
  );
  const writer = new Writer();
  for (let query = 0; query < q; query++) writer.int(sums[query]!).newline();
  return writer.result();
}

/** Numbers at, width + at, 2 width + at … of the table. */
function column(table: Int32Array, width: number, at: number): Int32Array {
  const numbers = new Int32Array(table.length / width);
  for (let i = 0; i < numbers.length; i++) numbers[i] = table[width * i + at]!;
  return numbers;
}

if (require.main === module) runProgram(solve);
