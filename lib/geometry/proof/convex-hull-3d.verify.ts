/**
 * 3D convex hull: how many sides the convex hull of points in space has.
 *
 * In      several cases to the end of the input: n; n lines "x y z", points that do not all lie in a plane
 * Out     for each a line with the number of sides: triangles in one plane are one
 * Source  HDU 3662, https://acm.hdu.edu.cn/showproblem.php?pid=3662
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { gcd } from "../../number/gcd";
import { convexHull3d } from "../convex-hull-3d";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) {
    const n = scanner.int();
    const [x, y, z] = [new Int32Array(n), new Int32Array(n), new Int32Array(n)];
    for (let i = 0; i < n; i++) {
      x[i] = scanner.int();
      y[i] = scanner.int();
      z[i] = scanner.int();
    }
    const corners = convexHull3d(x, y, z);
    const normals = new Set<string>(); // outwards: no two sides of a hull have the same
    for (let at = 0; at < corners.length; at += 3) {
      const [a, b, c] = [corners[at]!, corners[at + 1]!, corners[at + 2]!];
      const [ux, uy, uz] = [x[b]! - x[a]!, y[b]! - y[a]!, z[b]! - z[a]!];
      const [vx, vy, vz] = [x[c]! - x[a]!, y[c]! - y[a]!, z[c]! - z[a]!];
      const [i, j, k] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const g = gcd(gcd(Math.abs(i), Math.abs(j)), Math.abs(k));
      normals.add(`${i / g} ${j / g} ${k / g}`);
    }
    writer.int(normals.size).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
