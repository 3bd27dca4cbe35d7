/**
 * 8 Queens Problem: the only placement of eight queens that contains some given queens.
 *
 * In      k, then k lines "row column" (from 0) of given queens
 * Out     the board, eight lines: "Q" a queen, "." an empty square
 * Idea    always fill the row or column that has the fewest free squares left
 * Time    a few dozen search nodes
 * Space   O(64)
 * Source  AOJ ALDS1_13_A
 *
 * columns    columns[row] = column of its queen, -1 for none yet
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensCompletion } from "../../lib/queens/queens-completion";
import { bounds } from "./problem";

const SIDE = bounds.side;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const columns = new Int32Array(SIDE).fill(-1);
  const queens = scanner.intIn(0, SIDE, "k");
  for (let queen = 0; queen < queens; queen++) {
    const row = scanner.intIn(0, SIDE - 1, "a row");
    columns[row] = scanner.intIn(0, SIDE - 1, "a column");
  }
  const completed = queensCompletion(columns);
  if (!completed) return scanner.fail("queens that can be completed", 0);
  const writer = new Writer();
  for (const column of completed) {
    writer.text(`${".".repeat(column)}Q${".".repeat(SIDE - 1 - column)}\n`);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
