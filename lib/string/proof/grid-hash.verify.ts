/**
 * patternSearch: where a small grid of characters stands in a large one.
 *
 * In      H W and H words of W letters and digits; R C and R words of C; all sizes in [1, 1000]
 * Out     a line "i j" for each place of the pattern's upper left corner, row by row, from 0 on
 * Source  AOJ ALDS1_14_C, https://onlinejudge.u-aizu.ac.jp/problems/ALDS1_14_C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { GridHash } from "../rolling-hash";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [grid, small] = [0, 1].map(() => {
    const [rows, columns] = [scanner.int(), scanner.int()];
    return new GridHash(rows, columns, scanner.grid(rows, columns));
  }) as [GridHash, GridHash];
  const { rows, columns } = small;
  const pattern = small.hash(0, 0, rows, columns);
  const writer = new Writer();
  for (let i = 0; i + rows <= grid.rows; i++) {
    for (let j = 0; j + columns <= grid.columns; j++) {
      if (grid.hash(i, j, i + rows, j + columns) === pattern) writer.text(`${i} ${j}\n`);
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
