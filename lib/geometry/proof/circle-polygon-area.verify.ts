/**
 * areaOfCircleAndPolygon: the area that a polygon has in common with a circle about the origin.
 *
 * In      "n r"; n lines "x y": the corners, counterclockwise
 * Out     the area; errors below 10^-5 are allowed
 * Source  AOJ CGL_7_H, https://onlinejudge.u-aizu.ac.jp/problems/CGL_7_H
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { circlePolygonArea } from "../circle-polygon-area";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(3, 100, "n");
  const r = scanner.intIn(1, 100, "r");
  const { x, y } = readPoints(scanner, n, -100, 100);
  const area = circlePolygonArea({ x: 0, y: 0, r }, x, y);
  return new Writer().text(area.toFixed(10)).newline().result();
}

if (require.main === module) runProgram(solve);
