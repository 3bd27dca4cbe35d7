/**
 * pointsInPolygonAtOnce: for each point whether it lies inside a polygon, by one sweep.
 *
 * In      n m; n lines "x y", the corners in order; m lines "x y", the points
 * Out     for each point INSIDE, OUTSIDE or BOUNDARY
 * Source  CSES 2192, https://cses.fi/problemset/task/2192
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { pointsInPolygon } from "../points-in-polygon";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(3, 1000, "n");
  const m = scanner.intIn(1, 1000, "m");
  const polygon = readPoints(scanner, n);
  const points = readPoints(scanner, m);
  const writer = new Writer();
  for (const side of pointsInPolygon(polygon.x, polygon.y, points.x, points.y)) {
    writer.text(ANSWERS[side + 1]!).newline();
  }
  return writer.result();
}

const ANSWERS = ["OUTSIDE", "BOUNDARY", "INSIDE"];

if (require.main === module) runProgram(solve);
