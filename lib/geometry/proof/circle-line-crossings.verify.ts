/**
 * crossPointsOfCircleAndLine: where lines cross a circle.
 *
 * In      "x y r"; q; q lines "x1 y1 x2 y2": two points of a line that meets the circle
 * Out     for each line both points "x y x y", by x, then y; one that is alone twice; errors below 10^-6
 *         are allowed
 * Source  AOJ CGL_7_D, https://onlinejudge.u-aizu.ac.jp/problems/CGL_7_D
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import type { Point } from "../check-circle";
import { circleLineCrossings } from "../circle-line-crossings";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const next = () => scanner.intIn(-10_000, 10_000, "a coordinate");
  const circle = { x: next(), y: next(), r: scanner.intIn(1, 10_000, "r") };
  const writer = new Writer();
  for (let left = scanner.intIn(1, 1000, "q"); left > 0; left--) {
    const points = circleLineCrossings(circle, next(), next(), next(), next()).sort(byX);
    const [first, second] = [points[0]!, points[points.length - 1]!];
    writer.text([...first, ...second].map((value) => value.toFixed(8)).join(" ")).newline();
  }
  return writer.result();
}

/** By x, then by y where only rounding tells the x apart. */
const byX = (a: Point, b: Point) => (Math.abs(a[0] - b[0]) > 1e-8 ? a[0] - b[0] : a[1] - b[1]);

if (require.main === module) runProgram(solve);
