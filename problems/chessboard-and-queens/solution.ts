/**
 * Chessboard and Queens: placements of eight queens that leave the reserved squares empty.
 *
 * In      eight lines of eight characters: "." free, "*" reserved
 * Out     the number of placements in which no queen attacks another
 * Idea    row by row, with the taken columns and diagonals as bits; reserved squares are bits, too
 * Time    at most some 2,000 search nodes
 * Space   O(1)
 * Source  CSES 1624
 *
 * free    free[row] has bit c set where the square of column c is not reserved
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { countQueensOn } from "../../lib/queens/queens-count";
import { bounds } from "./problem";

const SIDE = bounds.side;
const FREE = 46; // "."
const RESERVED = 42; // "*"

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const board = scanner.grid(SIDE, SIDE);
  const free = new Int32Array(SIDE);
  board.forEach((square, at) => {
    if (square === FREE) free[at >> 3]! |= 1 << (at & 7);
    else if (square !== RESERVED) scanner.fail(`only "." and "*" on the board`, 0);
  });
  return new Writer().int(countQueensOn(free)).newline().result();
}

if (require.main === module) runProgram(solve);
