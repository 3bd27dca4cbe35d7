/**
 * pointsInConvexPolygon: for each point whether it lies inside a strictly convex polygon.
 *
 * In      n; n points "x y", the corners in order; k; k points "x y"
 * Out     for each of the k points INSIDE, BORDER or OUTSIDE
 * Source  Eolymp 2300, https://basecamp.eolymp.com/en/problems/2300
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { pointInConvexPolygon } from "../point-in-convex-polygon";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.intIn(3, 1e5, "n"), -1e7, 1e7);
  const points = readPoints(scanner, scanner.intIn(0, 1e5, "k"), -1e7, 1e7);
  const writer = new Writer();
  for (let i = 0; i < points.x.length; i++) {
    const side = pointInConvexPolygon(x, y, points.x[i]!, points.y[i]!);
    writer.text(ANSWERS[side + 1]!).newline();
  }
  return writer.result();
}

const ANSWERS = ["OUTSIDE", "BORDER", "INSIDE"];

if (require.main === module) runProgram(solve);
