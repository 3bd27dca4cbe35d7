/**
 * Minimum Euclidean Distance: the square of the least distance of two points.
 *
 * In      n; n lines "x y", different points
 * Out     the square of the least distance
 * Idea    the points by x in two halves: between them only points near the border count, and in the order
 *         of y each of those meets few others
 * Time    O(n log n)
 * Space   O(n)
 * Source  CSES 2194
 */
import { closestPair } from "../../lib/geometry/closest-pair";
import { readPoints } from "../../lib/geometry/read-points";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(bounds.minPoints, bounds.maxPoints, "n");
  const { x, y } = readPoints(scanner, n, -bounds.maxCoordinate, bounds.maxCoordinate);
  const [i, j] = closestPair(x, y);
  // The square reaches 8 · 10^18.
  const square = BigInt(x[i]! - x[j]!) ** 2n + BigInt(y[i]! - y[j]!) ** 2n;
  return new Writer().bigint(square).newline().result();
}

if (require.main === module) runProgram(solve);
