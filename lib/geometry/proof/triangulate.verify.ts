/**
 * polygonAreaByTriangles: twice the area of a polygon, as the sum of the triangles into which it is cut.
 *
 * In      n; n lines "x y", the corners in order
 * Out     twice the area
 * Source  CSES 2191, https://cses.fi/problemset/task/2191
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { polygonArea } from "../polygon-area";
import { readPoints } from "../read-points";
import { triangulate } from "../triangulate";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.intIn(3, 1000, "n"));
  const triangles = triangulate(x, y);
  let area = 0n;
  for (let at = 0; at < triangles.length; at += 3) {
    const three = triangles.subarray(at, at + 3);
    area += polygonArea(
      three.map((v) => x[v]!),
      three.map((v) => y[v]!),
    );
  }
  return new Writer().bigint(area).newline().result();
}

if (require.main === module) runProgram(solve);
