/** Eight BFS: one 3×3 board from stdin, x for the blank, solved by the library's breadth-first search. */
import { breadthFirstSearch } from "../../../lib/breadth-first-search";
import { runProgram } from "../../../lib/run-program";
import { blankMoves, SlidingBoard } from "../../../lib/sliding-board";
import { Writer } from "../../../lib/writer";

runProgram((input) => {
  const board = new SlidingBoard(3, 3);
  const start = board.parse(new TextDecoder().decode(input).replace("x", "0"));
  const { moves } = breadthFirstSearch(board, "rank")(start);
  return new Writer().text(`${blankMoves(moves!).toLowerCase()}\n`).result();
});
