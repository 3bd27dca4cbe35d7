/**
 * segmentDistances: the distance of two segments, many times.
 *
 * In      q; q lines "x0 y0 x1 y1 x2 y2 x3 y3": the segments from p0 to p1 and from p2 to p3
 * Out     for each line the distance; errors below 10^-8 are allowed
 * Source  AOJ CGL_2_D, https://onlinejudge.u-aizu.ac.jp/problems/CGL_2_D
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { segmentDistance } from "../segment-distance";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const next = () => scanner.intIn(-10_000, 10_000, "a coordinate");
  const writer = new Writer();
  for (let left = scanner.intIn(1, 1000, "q"); left > 0; left--) {
    const [ax, ay, bx, by] = [next(), next(), next(), next()];
    const distance = segmentDistance(ax, ay, bx, by, next(), next(), next(), next());
    writer.text(distance.toFixed(10)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
