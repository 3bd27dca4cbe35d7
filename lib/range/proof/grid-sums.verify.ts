/**
 * forestQueries: the number of trees in rectangles of a square forest.
 *
 * In      n q; n rows of n characters, "*" a tree and "." none; q lines "y1 x1 y2 x2" (rows and columns
 *         of two opposite corners, from 1)
 * Out     for each line the number of trees in the rectangle
 * Source  CSES 1652, https://cses.fi/problemset/task/1652; format and bounds from
 *         forest_queries_analysis.md in phuongdinh1411/cses-analyses
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { GridSums } from "../grid-sums";

const MAX_SIDE = 1000;
const MAX_QUERIES = 200_000;
const TREE = 42;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIDE, "n");
  const q = scanner.intIn(1, MAX_QUERIES, "q");
  const trees = scanner.grid(n, n).map((cell) => (cell === TREE ? 1 : 0));
  const sums = new GridSums(n, n, trees);
  for (let query = 0; query < q; query++) {
    const top = scanner.intIn(1, n, "y1");
    const left = scanner.intIn(1, n, "x1");
    const bottom = scanner.intIn(top, n, "y2");
    const right = scanner.intIn(left, n, "x2");
    writer.int(sums.sum(top - 1, left - 1, bottom, right)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
