/**
 * centresOfMass: for each hill whether it is the mean of one point from each of three convex polygons.
 *
 * In      three polygons: n; n points "x y", counterclockwise; then k; k hills "x y"
 * Out     YES or NO for each hill
 * Source  Codeforces 87E, https://codeforces.com/problemset/problem/87/E
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { minkowskiSum } from "../minkowski-sum";
import { pointInConvexPolygon } from "../point-in-convex-polygon";
import { readPoints } from "../read-points";

const MAX = 5e8;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const city = () => readPoints(scanner, scanner.intIn(3, 5e4, "n"), -MAX, MAX);
  const [a, b, c] = [city(), city(), city()];
  const two = minkowskiSum(a.x, a.y, b.x, b.y);
  const { x, y } = minkowskiSum(two.x, two.y, c.x, c.y);
  const hills = readPoints(scanner, scanner.intIn(1, 1e5, "k"), -MAX, MAX);
  const writer = new Writer();
  for (let i = 0; i < hills.x.length; i++) {
    const side = pointInConvexPolygon(x, y, 3 * hills.x[i]!, 3 * hills.y[i]!);
    writer.text(side >= 0 ? "YES\n" : "NO\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
