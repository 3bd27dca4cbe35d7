/**
 * representANumberAsTwoSquareSum: all ways to write a number as a sum of two squares.
 *
 * In      Q ≤ 100, then Q numbers N ≤ 10^18
 * Out     for each N how many pairs there are, then the pairs, a line each
 * Source  Library Checker two_square_sum, https://judge.yosupo.jp/problem/two_square_sum
 */
import { runProgram } from "../../io/run-program";
import { nextBigint } from "../../io/scanner";
import { twoSquares } from "../two-squares";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const pairs = twoSquares(nextBigint(scanner));
  writer.int(pairs.length).newline();
  for (const [x, y] of pairs) writer.bigint(x).space().bigint(y).newline();
});

if (require.main === module) runProgram(solve);
