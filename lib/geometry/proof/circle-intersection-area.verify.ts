/**
 * areaOfTwoCircles: the area that two circles have in common.
 *
 * In      "x y r" of two circles
 * Out     the area; errors below 10^-6 are allowed
 * Source  AOJ CGL_7_I, https://onlinejudge.u-aizu.ac.jp/problems/CGL_7_I
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { circleIntersectionArea } from "../circle-intersection-area";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const next = () => scanner.intIn(-10_000, 10_000, "a coordinate");
  const circle = () => ({ x: next(), y: next(), r: scanner.intIn(1, 10_000, "r") });
  const area = circleIntersectionArea(circle(), circle());
  return new Writer().text(area.toFixed(10)).newline().result();
}

if (require.main === module) runProgram(solve);
