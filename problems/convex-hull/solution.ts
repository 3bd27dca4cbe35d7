/**
 * Convex Hull: all points on the border of the convex hull, those on its edges too.
 *
 * In      n; n lines "x y": different points, not all on a line
 * Out     the number of points on the border, then these points, one a line
 * Idea    from left to right the lower border is a chain that never turns right, from right to left the
 *         upper one; the turns are computed exactly
 * Time    O(n log n)
 * Space   O(n)
 * Source  CSES 2195
 */
import { convexHull } from "../../lib/geometry/convex-hull";
import { readPoints } from "../../lib/geometry/read-points";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(bounds.minPoints, bounds.maxPoints, "n");
  const { x, y } = readPoints(scanner, n, -bounds.maxCoordinate, bounds.maxCoordinate);
  const border = convexHull(x, y, { edges: true });
  const writer = new Writer().int(border.length).newline();
  for (const i of border) writer.int(x[i]!).space().int(y[i]!).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
