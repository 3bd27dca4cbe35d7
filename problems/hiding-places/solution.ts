/**
 * Hiding Places: the squares of a chessboard that a knight needs the most moves to reach.
 *
 * In      n, then n squares "d5"
 * Out     for each the largest number of moves, then the squares that need as many, row by row from the
 *         top, each row from the left
 * Idea    breadth-first search; the last layer is the answer
 * Time    O(64) a query
 * Space   O(64)
 * Source  Kattis hidingplaces
 *
 * cells    numbered from the top: a8 = 0, b8 = 1, … h1 = 63, so ascending order is the order of the output
 */
import { gridLayers } from "../../lib/grid/grid-path";
import { GridSearch } from "../../lib/grid/grid-search";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const SIDE = 8;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const tests = scanner.intIn(1, bounds.maxTests, "n");
  for (let test = 0; test < tests; test++) {
    const search = new GridSearch(SIDE, SIDE, leaperMoves(1, 2), [square(scanner)]);
    writer.int(search.depth);
    for (const cell of gridLayers(search)[search.depth]!) {
      writer
        .space()
        .byte(97 + (cell & 7))
        .byte(56 - (cell >> 3));
    }
    writer.newline();
  }
  return writer.result();
}

function square(scanner: Scanner): number {
  const column = scanner.byte() - 97;
  const row = 56 - scanner.byte();
  if (column < 0 || column > 7 || row < 0 || row > 7) {
    scanner.fail("a square a1 … h8", scanner.at - 2);
  }
  return row * SIDE + column;
}

if (require.main === module) runProgram(solve);
