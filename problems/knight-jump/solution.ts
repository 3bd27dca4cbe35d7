/**
 * Knight Jump: the fewest moves of a knight to the first cell of a board with blocked cells.
 *
 * In      N, then N rows of N cells: . free, # blocked, K the knight
 * Out     the fewest moves from K to cell (1, 1), or -1
 * Idea    breadth-first search that never enters a blocked cell
 * Time    O(N²)
 * Space   O(N²)
 * Source  Kattis knightjump
 *
 * cells    the rows one after another, as bytes
 */
import { GridSearch } from "../../lib/grid/grid-search";
import { leaperMoves } from "../../lib/grid/leaper-moves";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

const [BLOCKED, KNIGHT] = [35, 75]; // #, K

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const side = scanner.intIn(1, bounds.maxSide, "N");
  const cells = scanner.grid(side, side);
  const knight = cells.indexOf(KNIGHT);
  const blocked = (cell: number) => cells[cell] === BLOCKED;
  const search = new GridSearch(side, side, leaperMoves(1, 2), [knight], blocked);
  return new Writer().int(search.distance(0)).newline().result();
}

if (require.main === module) runProgram(solve);
