/**
 * Minimum Knight Moves: the fewest moves of a knight between two squares of a chessboard.
 *
 * In      T, then T lines "a1 h8": from, to
 * Out     a number for each line
 * Idea    one breadth-first search from each source square
 * Time    O(64) a source square, O(1) a query
 * Space   O(64²) distances
 * Source  SPOJ NAKANJ
 *
 * searches   searches[from] = distances from that square, a1 = 0, h8 = 63
 */
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
  const searches: GridSearch[] = [];
  const tests = scanner.intIn(1, bounds.maxTests, "T");
  for (let test = 0; test < tests; test++) {
    const from = square(scanner);
    const to = square(scanner);
    searches[from] ??= new GridSearch(SIDE, SIDE, leaperMoves(1, 2), [from]);
    writer.int(searches[from].distance(to)).newline();
  }
  return writer.result();
}

/** The next square: a1 = 0, b1 = 1, … h8 = 63. */
function square(scanner: Scanner): number {
  scanner.hasNext();
  const column = scanner.byte() - 97;
  const row = scanner.byte() - 49;
  if (column < 0 || column > 7 || row < 0 || row > 7) {
    scanner.fail("a square a1 … h8", scanner.at - 2);
  }
  return row * SIDE + column;
}

if (require.main === module) runProgram(solve);
