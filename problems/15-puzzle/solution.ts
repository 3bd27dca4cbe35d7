/**
 * 15 Puzzle: the alphabetically first of all shortest solutions of a 4×4 board, up to 35 moves.
 *
 * In      T; each board a blank line and 4 lines of 4 numbers, 0 for the blank
 * Out     "Case 1: LLLDRDRDR", or "Case 2: This puzzle is not solvable." also beyond 35 moves
 * Idea    IDA* tries the blank's moves in the order D L R U, so the first solution it finds is the
 *         alphabetically first; a move word is pruned only for a word that comes before it in that order
 * Time    0.1 s with node's start; a board of 35 moves less than 1 ms
 * Space   1 MB of tables
 * Source  LightOJ 15 Puzzle
 *
 * board   the cells row by row
 * moves   0 … 3 for U D L R
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { moveAutomaton } from "../../lib/sliding/move-automaton";
import { blankMoves } from "../../lib/sliding/sliding-board";
import { type IdaSearch, slidingIda } from "../../lib/sliding/sliding-ida";
import { slidingSolvable } from "../../lib/sliding/sliding-solvable";
import { WalkingDistance } from "../../lib/sliding/walking-distance";
import { walkingIda } from "../../lib/sliding/walking-ida";
import { bounds } from "./problem";

const SIDE = bounds.side;
const ALPHABETIC = "DLRU";
let search: IdaSearch | undefined;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  search ??= alphabeticSearch();
  const board = new Int32Array(SIDE * SIDE);
  const tests = scanner.intIn(1, bounds.maxTests, "T");
  for (let test = 1; test <= tests; test++) {
    intsIn(scanner, board, board.length, 0, 15, "a tile");
    const moves = slidingSolvable(SIDE, SIDE, board) ? search(board).moves : undefined;
    const answer = moves ? blankMoves(moves) : "This puzzle is not solvable.";
    writer.text(`Case ${test}: ${answer}\n`);
  }
  return writer.result();
}

function alphabeticSearch(): IdaSearch {
  const table = new WalkingDistance(SIDE, SIDE); // one for the rows and the columns
  return slidingIda(SIDE, SIDE, walkingIda(SIDE, SIDE, table, table), {
    order: ALPHABETIC,
    automaton: moveAutomaton(8, ALPHABETIC).next,
    maxMoves: bounds.maxMoves,
  });
}

if (require.main === module) runProgram(solve);
