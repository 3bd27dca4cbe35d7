/**
 * voronoiIsland: the area of a convex island that is nearest to each of some castles.
 *
 * In      "N M"; N lines "x y": the corners, counterclockwise; M lines "x y": castles in different places
 * Out     for each castle its area, a line each; errors of 10^-4 are allowed
 * Source  AOJ 2160, https://onlinejudge.u-aizu.ac.jp/problems/2160; statement as stored at
 *         acm.ecnu.edu.cn/problem/2594
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { readPoints } from "../read-points";
import { Voronoi } from "../voronoi";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(3, 10, "N");
  const m = scanner.intIn(2, 10, "M");
  const island = readPoints(scanner, n, -100, 100);
  const castles = readPoints(scanner, m, -100, 100);
  const voronoi = new Voronoi(castles.x, castles.y);
  const writer = new Writer();
  for (let i = 0; i < m; i++) {
    const { x, y } = voronoi.cell(i, island);
    let twice = 0;
    for (let k = 2; k < x.length; k++) {
      const [ux, uy] = [x[k - 1]! - x[0]!, y[k - 1]! - y[0]!];
      const [vx, vy] = [x[k]! - x[0]!, y[k]! - y[0]!];
      twice += ux * vy - uy * vx;
    }
    writer.text((twice / 2).toFixed(8)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
