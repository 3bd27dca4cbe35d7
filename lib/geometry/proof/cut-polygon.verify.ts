/**
 * convexCut: the area of a convex polygon on the left of a line, for many lines.
 *
 * In      n; n lines "x y": the corners, counterclockwise; q; q lines "x1 y1 x2 y2": a line
 * Out     for each line the area; errors below 10^-5 are allowed
 * Source  AOJ CGL_4_C, https://onlinejudge.u-aizu.ac.jp/problems/CGL_4_C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { cutPolygon } from "../cut-polygon";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.intIn(3, 100, "n"), -10_000, 10_000);
  const next = () => scanner.intIn(-10_000, 10_000, "a coordinate");
  const writer = new Writer();
  for (let left = scanner.intIn(1, 100, "q"); left > 0; left--) {
    const part = cutPolygon(x, y, next(), next(), next(), next());
    const n = part.x.length;
    let twice = 0;
    for (let i = 2; i < n; i++) {
      const [ux, uy] = [part.x[i - 1]! - part.x[0]!, part.y[i - 1]! - part.y[0]!];
      const [vx, vy] = [part.x[i]! - part.x[0]!, part.y[i]! - part.y[0]!];
      twice += ux * vy - uy * vx;
    }
    writer.text((twice / 2).toFixed(8)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
