/**
 * distance: how far two points lie apart.
 *
 * In      x1 y1 x2 y2, real numbers
 * Out     the distance, an error of 10^-4 is allowed
 * Source  AOJ ITP1_10_A "Distance", https://onlinejudge.u-aizu.ac.jp/problems/ITP1_10_A
 */
import { floatsIn } from "../floats-in";
import { runProgram } from "../run-program";
import { Scanner } from "../scanner";
import { Writer } from "../writer";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new Float64Array(4);
  floatsIn(new Scanner(input), numbers, 4, -Infinity, Infinity, "a coordinate");
  const [ax, ay, bx, by] = numbers;
  return new Writer()
    .fixed(Math.hypot(bx! - ax!, by! - ay!), 8)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
