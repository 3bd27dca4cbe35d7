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
import { linearDiophantine } from "../linear-diophantine";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const solution = linearDiophantine(scanner.int(), scanner.int(), scanner.int());
  if (solution === undefined) {
    writer.int(-1).newline();
    return;
  }
  const { x, y, stepX, stepY } = solution;
  const range = solution.within(1, Infinity, 1, Infinity);
  if (range === undefined) {
    const rest = ((y % stepY) - stepY) % -stepY; // stepY is negative
    writer.bigint(x === 0n ? stepX : x).space();
    writer.bigint(rest === 0n ? -stepY : rest).newline();
    return;
  }
  const [first, last] = range;
  const ends = [x + first * stepX, y + last * stepY, x + last * stepX, y + first * stepY];
  writer.bigint(last - first + 1n);
  for (const end of ends) writer.space().bigint(end);
  writer.newline();
});

if (require.main === module) runProgram(solve);
