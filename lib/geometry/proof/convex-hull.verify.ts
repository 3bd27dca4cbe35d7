/**
 * staticConvexHull: the corners of convex hulls.
 *
 * In      T; T tests, each N and N lines "x y"
 * Out     for each test the number of corners and the corners counterclockwise, a line each
 * Source  Library Checker static_convex_hull, https://judge.yosupo.jp/problem/static_convex_hull
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { convexHull } from "../convex-hull";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const { x, y } = readPoints(scanner, scanner.int());
    const hull = convexHull(x, y);
    writer.int(hull.length).newline();
    for (const i of hull) writer.int(x[i]!).space().int(y[i]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
