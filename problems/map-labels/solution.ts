/**
 * Map Labels: the side of each town, left or right, for its label, so that no two labels overlap.
 *
 * In      n w h (1 ≤ n ≤ 1000), the size of all labels, then n lines "x y"
 * Out     a word of n letters L and R, or impossible
 * Idea    two positions of labels that overlap give a clause: the first label is not there, or the second
 *         is not; 2-SAT satisfies all clauses
 * Time    O(n²)
 * Space   O(pairs that overlap)
 * Source  own statement, after M. Formann and F. Wagner, "A packing problem with applications to
 *         lettering of maps", SoCG 1991
 *
 * first, second   clauses: variable i is true where town i has its label on the right, ~i negates it
 */
import { twoSat } from "../../lib/graph/two-sat";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxTowns, "n");
  const w = scanner.intIn(1, bounds.maxSize, "w");
  const h = scanner.intIn(1, bounds.maxSize, "h");
  const { maxCoordinate } = bounds;
  const xs = new Int32Array(n);
  const ys = new Int32Array(n);
  for (let town = 0; town < n; town++) {
    xs[town] = scanner.intIn(-maxCoordinate, maxCoordinate, "x");
    ys[town] = scanner.intIn(-maxCoordinate, maxCoordinate, "y");
  }
  const first: number[] = [];
  const second: number[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      if (Math.abs(ys[i]! - ys[j]!) >= h) continue;
      const gap = xs[i]! - xs[j]!;
      if (Math.abs(gap) < w) {
        // On the same side they overlap.
        first.push(i, ~i);
        second.push(j, ~j);
      }
      if (Math.abs(gap + w) < w) {
        first.push(~i); // i on the right, j on the left
        second.push(j);
      }
      if (Math.abs(gap - w) < w) {
        first.push(i); // i on the left, j on the right
        second.push(~j);
      }
    }
  }
  const isRight = twoSat(n, first, second);
  if (isRight === undefined) return new Writer().text("impossible\n").result();
  const sides = Array.from(isRight, (right) => (right === 1 ? "R" : "L"));
  return new Writer().text(sides.join("")).newline().result();
}

if (require.main === module) runProgram(solve);
