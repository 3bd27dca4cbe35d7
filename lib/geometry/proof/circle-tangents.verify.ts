/**
 * tangentToCircle: where the tangents from a point touch a circle.
 *
 * In      "x y" of a point; "x y r" of a circle that does not hold it
 * Out     both points, a line each, by x, then y; errors below 10^-5 are allowed
 * Source  AOJ CGL_7_F, https://onlinejudge.u-aizu.ac.jp/problems/CGL_7_F
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import type { Point } from "../check-circle";
import { circleTangents } from "../circle-tangents";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const next = () => scanner.intIn(-1000, 1000, "a coordinate");
  const [px, py] = [next(), next()];
  const points = circleTangents({ x: next(), y: next(), r: next() }, px, py);
  const writer = new Writer();
  for (const [x, y] of points.sort(byX)) writer.text(`${x.toFixed(10)} ${y.toFixed(10)}\n`);
  return writer.result();
}

/** By x, then by y where only rounding tells the x apart. */
const byX = (a: Point, b: Point) => (Math.abs(a[0] - b[0]) > 1e-9 ? a[0] - b[0] : a[1] - b[1]);

if (require.main === module) runProgram(solve);
