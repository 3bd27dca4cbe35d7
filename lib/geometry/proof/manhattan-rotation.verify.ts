/**
 * maximumManhattanDistances: the greatest Manhattan distance of two of the first points.
 *
 * In      n; n lines "x y"
 * Out     for each point a line: the greatest distance of two points up to this one
 * Source  CSES 3410, https://cses.fi/problemset/task/3410; statement as stored in
 *         Geometry/3410_Maximum Manhattan Distances/statement_vi.md of ntanthedev/CSES-Problems-set
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { manhattanRotation } from "../manhattan-rotation";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.intIn(1, 2e5, "n"));
  const { u, v } = manhattanRotation(x, y);
  let [lowU, highU, lowV, highV] = [u[0]!, u[0]!, v[0]!, v[0]!];
  const writer = new Writer();
  for (let i = 0; i < u.length; i++) {
    lowU = Math.min(lowU, u[i]!);
    highU = Math.max(highU, u[i]!);
    lowV = Math.min(lowV, v[i]!);
    highV = Math.max(highV, v[i]!);
    writer.int(Math.max(highU - lowU, highV - lowV)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
