/**
 * BinaryLinearEquations: the positive solutions of a x + b y = c.
 *
 * In      T ≤ 2 · 10^5, then T lines a b c, from 1 to 10^9
 * Out     T lines: -1 where no integers x and y solve it; "x y", the least positive x and the least
 *         positive y, each among all integer solutions, where none has both positive; else the number of
 *         solutions with both positive, the least x and least y, the largest x and largest y of these
 * Source  Luogu P5656, https://www.luogu.com.cn/problem/P5656
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { linearDiophantine } from "../linear-diophantine";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const solution = linearDiophantine(scanner.int(), scanner.int(), scanner.int());
    if (solution === undefined) {
      writer.int(-1).newline();
      continue;
    }
    const { x, y, stepX, stepY } = solution;
    const range = solution.within(1, Infinity, 1, Infinity);
    if (range === undefined) {
      const rest = ((y % stepY) - stepY) % -stepY; // stepY is negative
      writer.bigint(x === 0n ? stepX : x).space();
      writer.bigint(rest === 0n ? -stepY : rest).newline();
      continue;
    }
    const [first, last] = range;
    const ends = [x + first * stepX, y + last * stepY, x + last * stepX, y + first * stepY];
    writer.bigint(last - first + 1n);
    for (const end of ends) writer.space().bigint(end);
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
