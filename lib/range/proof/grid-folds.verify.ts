/**
 * cornfields: the difference between the highest and the lowest field of squares of one size.
 *
 * In      N B K; N rows of N heights from 0 to 250; K lines "row column": the upper left corner of a square of
 *         B × B fields, from 1; N ≤ 250, K ≤ 10^5
 * Out     for each line the largest height in the square less the least one
 * Source  POJ 2019 (USACO 2003 March Green), http://poj.org/problem?id=2019
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { GridFolds } from "../grid-folds";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const [n, side, questions] = [scanner.int(), scanner.int(), scanner.int()];
  const heights = new Int32Array(n * n);
  intsIn(scanner, heights, n * n, 0, 250, "a height");
  const [least, largest] = [Math.min, Math.max].map((op) => new GridFolds(n, n, heights, op));
  for (let question = 0; question < questions; question++) {
    const [row, column] = [scanner.int() - 1, scanner.int() - 1];
    const most = largest!.fold(row, column, row + side, column + side);
    writer.int(most - least!.fold(row, column, row + side, column + side)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
