/**
 * minimumEnclosingCircle: which points lie on the smallest circle that holds all.
 *
 * In      N; N lines "x y"
 * Out     a word of N digits: 1 for a point on the circle, else 0
 * Source  Library Checker minimum_enclosing_circle,
 *         https://judge.yosupo.jp/problem/minimum_enclosing_circle
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { readPoints } from "../read-points";
import { smallestCircle } from "../smallest-circle";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.int());
  const { side } = smallestCircle(x, y);
  const writer = new Writer();
  for (let i = 0; i < x.length; i++) writer.int(side(x[i]!, y[i]!) === 0 ? 1 : 0);
  return writer.newline().result();
}

if (require.main === module) runProgram(solve);
