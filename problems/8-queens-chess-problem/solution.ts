/**
 * 8 Queens Chess Problem: all placements of eight queens with one on a given square.
 *
 * In      the number of sets, a blank line, then a line "row column" (1..8) for each set; there may be
 *         blank lines between them
 * Out     for each set a header of two lines and a blank one, then the placements in order, numbered:
 *         " 1      1 5 8 6 3 7 2 4" (the row of the queen in each column); a blank line between sets
 * Idea    all 92 placements are listed once; each set takes the ones that fit
 * Time    O(92) a set
 * Space   O(92 · 8)
 * Source  UVa 750
 *
 * all     the 92 placements in lexicographic order; rows[column] from 0
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { queensAll } from "../../lib/queens/queens-all";
import { bounds } from "./problem";

const SIDE = bounds.side;
const HEADER = "SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const all: Int32Array[] = [];
  queensAll(SIDE, (rows) => all.push(rows.slice()));
  const sets = scanner.intIn(0, bounds.maxSets, "the number of sets");
  for (let set = 0; set < sets; set++) {
    const row = scanner.intIn(1, SIDE, "a row") - 1;
    const column = scanner.intIn(1, SIDE, "a column") - 1;
    if (set > 0) writer.newline();
    writer.text(HEADER);
    const fitting = all.filter((rows) => rows[column] === row);
    fitting.forEach((rows, at) => {
      const shown = Array.from(rows, (queenRow) => queenRow + 1).join(" ");
      writer.text(`${String(at + 1).padStart(2)}      ${shown}\n`);
    });
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
