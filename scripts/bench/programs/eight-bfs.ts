/** Eight BFS: one 3×3 board from stdin, x for the blank, solved by the library's breadth-first search. */

import { runProgram } from "../../../lib/io/run-program";
import { Writer } from "../../../lib/io/writer";
import { breadthFirstSearch } from "../../../lib/sliding/breadth-first-search";
import { blankMoves, SlidingBoard } from "../../../lib/sliding/sliding-board";

runProgram((input) => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse(new TextDecoder().decode(input).replace("x", "0"));
  const { moves } = breadthFirstSearch(board, "rank")(start);
  return new Writer().text(`${blankMoves(moves!).toLowerCase()}\n`).result();
});
