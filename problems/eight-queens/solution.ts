/**
 * Eight Queens: whether a board shows eight queens of which none attacks another.
 *
 * In      eight lines of eight characters: "*" a queen, "." an empty square
 * Out     valid or invalid
 * Idea    one queen in each of the eight rows, and no column or diagonal twice
 * Time    O(64)
 * Space   O(8)
 * Source  Kattis 8queens
 *
 * columns    columns[row] = column of the only queen in that row
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { isQueensPlacement } from "../../lib/queens/queens-conflicts";
import { bounds } from "./problem";

const SIDE = bounds.side;
const QUEEN = 42; // "*"

export function solve(input: Uint8Array): Uint8Array {
  const board = new Scanner(input).grid(SIDE, SIDE);
  const columns: number[] = [];
  let oneARow = true;
  for (let row = 0; row < SIDE; row++) {
    const squares = board.subarray(row * SIDE, (row + 1) * SIDE);
    const first = squares.indexOf(QUEEN);
    if (first < 0 || first !== squares.lastIndexOf(QUEEN)) oneARow = false;
    columns.push(first);
  }
  const valid = oneARow && isQueensPlacement(columns);
  return new Writer().text(valid ? "valid\n" : "invalid\n").result();
}

if (require.main === module) runProgram(solve);
