/**
 * prism: whether a point lies in the prism without ends that stands upright on a triangle in space.
 *
 * In      four lines x y z: three corners and the point, integers within ±10^6
 * Out     YES or NO; the point is no nearer than 0.01 to the border
 * Source  yukicoder 622, https://yukicoder.me/problems/no/622
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { orientation3d, Plane } from "../plane";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [a, b, c, p] = [0, 1, 2, 3].map(() =>
    [0, 1, 2].map(() => scanner.intIn(-1e6, 1e6, "a coordinate")),
  ) as [...[number[], number[], number[], number[]]];
  const { normal } = new Plane(a, b, c);
  const sides = [a, b, c].map((from, i) => {
    const above = from.map((x, axis) => x + normal[axis]!);
    return orientation3d(from, [b, c, a][i]!, above, p);
  });
  const isWithin = sides.every((side) => side === sides[0]);
  return new Writer()
    .text(isWithin ? "YES" : "NO")
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
