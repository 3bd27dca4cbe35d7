/**
 * bigBrother: the area from which all of a simple polygon can be seen.
 *
 * In      n; n lines "x y": the corners, clockwise
 * Out     the area of the region; a relative error of 10^-6 or an absolute one of 0.1 is allowed
 * Source  Kattis bigbrother, https://open.kattis.com/problems/bigbrother; statement as stored at
 *         open.kattis.com/contests/ez4uz8/problems/bigbrother
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { intersectHalfPlanes } from "../intersect-half-planes";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(3, 500_000, "n");
  const { x, y } = readPoints(scanner, n, 0, 10_000_000);
  // Clockwise the inside lies on the right of an edge, so on the left of the way back.
  const nextX = x.map((_, i) => x[(i + 1) % n]!);
  const nextY = y.map((_, i) => y[(i + 1) % n]!);
  const region = intersectHalfPlanes(nextX, nextY, x, y);
  let twice = 0;
  const corners = region.x.length;
  for (let i = 2; i < corners; i++) {
    const [ax, ay] = [region.x[i - 1]! - region.x[0]!, region.y[i - 1]! - region.y[0]!];
    const [bx, by] = [region.x[i]! - region.x[0]!, region.y[i]! - region.y[0]!];
    twice += ax * by - ay * bx;
  }
  return new Writer()
    .text((twice / 2).toFixed(8))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
