/**
 * commonTangentsOfCircles: where the common tangents of two circles touch the first one.
 *
 * In      "x y r" of two different circles
 * Out     the points on the first one, a line each, by x, then y; errors below 10^-5 are allowed
 * Source  AOJ CGL_7_G, https://onlinejudge.u-aizu.ac.jp/problems/CGL_7_G
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import type { Point } from "../check-circle";
import { commonTangents } from "../common-tangents";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const next = () => scanner.intIn(-1000, 1000, "a coordinate");
  const circle = () => ({ x: next(), y: next(), r: next() });
  const points = commonTangents(circle(), circle()).map((tangent) => tangent.first);
  const writer = new Writer();
  for (const [x, y] of points.sort(byX)) writer.text(`${x.toFixed(10)} ${y.toFixed(10)}\n`);
  return writer.result();
}

/** By x, then by y where only rounding tells the x apart. */
const byX = (a: Point, b: Point) => (Math.abs(a[0] - b[0]) > 1e-9 ? a[0] - b[0] : a[1] - b[1]);

if (require.main === module) runProgram(solve);
