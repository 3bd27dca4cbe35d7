/**
 * polygonAreas: twice the area of a polygon.
 *
 * In      n; n lines "x y", the corners in order
 * Out     twice the area
 * Source  CSES 2191, https://cses.fi/problemset/task/2191; statement as stored in
 *         Geometry/2191_Polygon Area/statement_en.md of ntanthedev/CSES-Problems-set
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { polygonArea } from "../polygon-area";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.intIn(3, 1000, "n"));
  const area = polygonArea(x, y);
  return new Writer()
    .bigint(area < 0n ? -area : area)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
