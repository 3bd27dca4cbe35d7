/**
 * crossPointsOfCircles: where two circles cross.
 *
 * In      "x y r" of two circles with different centres that meet
 * Out     both points "x y x y", by x, then y; one that is alone twice; errors below 10^-6 are allowed
 * Source  AOJ CGL_7_E, https://onlinejudge.u-aizu.ac.jp/problems/CGL_7_E
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import type { Point } from "../check-circle";
import { circleCrossings } from "../circle-crossings";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const next = () => scanner.intIn(-10_000, 10_000, "a coordinate");
  const circle = () => ({ x: next(), y: next(), r: scanner.intIn(1, 10_000, "r") });
  const points = circleCrossings(circle(), circle()).sort(byX);
  const [first, second] = [points[0]!, points[points.length - 1]!];
  const numbers = [...first, ...second].map((value) => value.toFixed(8));
  return new Writer().text(numbers.join(" ")).newline().result();
}

/** By x, then by y where only rounding tells the x apart. */
const byX = (a: Point, b: Point) => (Math.abs(a[0] - b[0]) > 1e-8 ? a[0] - b[0] : a[1] - b[1]);

if (require.main === module) runProgram(solve);
