import { describe, expect, it } from "vitest";
import { blankMoves, SlidingBoard } from "../../lib/sliding/sliding-board";
import { slidingSolvable } from "../../lib/sliding/sliding-solvable";
import { BLANK_MOVES } from "../../lib/sliding/sliding-table";
import { HARDEST_BOARDS, HARDEST_MOVES } from "./hardest-boards";

/** Ways of 80 moves, by number of the board. That there are no shorter ones: `npm run hardest`. */
const WAYS: readonly (readonly [number, string])[] = [
  [1, "DDDRURUULDDLDRRRUUULLLDRDDRRUUULLDDRUULLDDDRRURUULLDLDDRRUULLDDRRRUULLULDDDRRURD"],
  [4, "DDDRUUURDDRUULDDRULDLDRRULLLDRRRULULDDRUULDLURULDDDRRULUURDRULDRDLULLDRRULURDRDD"],
  [17, "DDDRUULDRRULURDLLURDDRURULLDRRDDLURDLLLUURRDDLLUURRRDLDLLUUURDRRULDDDLLUUURRDRDD"],
  [9, "DDDRURUULLDDRDRRUUULLDLDDRRRUULULDDDRURULULDDDRURUULLDDLUURDDRULLDDRRRUULLLDDRRR"],
];

describe("HARDEST_BOARDS", () => {
  const fifteen = new SlidingBoard(4, 4);

  it("are 17 solvable boards with the blank in the corner, an even number of moves away", () => {
    expect(new Set(HARDEST_BOARDS.map((board) => board.join())).size).toBe(17);
    for (const board of HARDEST_BOARDS) {
      expect(slidingSolvable(4, 4, board)).toBe(true);
      expect(board[0]).toBe(0);
    }
  });

  for (const [number, way] of WAYS) {
    it(`has a way of ${HARDEST_MOVES} moves from board ${number} to the goal`, () => {
      const moves = Array.from(way, (letter) => BLANK_MOVES.indexOf(letter));
      const boards = fifteen.replay(HARDEST_BOARDS[number - 1]!, moves);
      expect(moves.length).toBe(HARDEST_MOVES);
      expect(boards.at(-1)).toEqual(fifteen.goal());
      expect(new Set(boards.map((board) => board.join())).size).toBe(81);
      expect(blankMoves(moves)).toBe(way);
    });
  }
});
