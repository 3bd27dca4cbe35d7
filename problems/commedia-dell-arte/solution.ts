/**
 * Commedia dell'Arte: whether the tiles of a sliding puzzle in a cube of M×M×M cells can be ordered.
 *
 * In      N; each cube M, then M³ numbers layer by layer, row by row, 0 for the empty cell
 * Out     "Puzzle can be solved.", or "Puzzle is unsolvable."
 * Idea    a move exchanges a tile with the empty cell, which makes one step. So the exchanges that sort
 *         the cube have the parity of the steps that bring the empty cell to its corner
 * Time    O(M³) a cube
 * Space   O(M³)
 * Source  SPOJ COMMEDIA, UVa 716, POJ 1507
 *
 * home    home[cell] = the goal cell of the tile on that cell; numbered x + M·y + M²·z
 * steps   rows, columns and layers between the empty cell and the last
 */
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.intIn(1, bounds.maxNumbers, "N"); left > 0; left--) {
    const side = scanner.intIn(1, bounds.maxSide, "M");
    const home = new Int32Array(side ** 3);
    intsIn(scanner, home, home.length, 0, home.length - 1, "a tile");
    let empty = -1;
    for (let cell = 0; cell < home.length; cell++) {
      if (home[cell] === 0) empty = cell;
      home[cell] = home[cell] === 0 ? home.length - 1 : home[cell]! - 1;
    }
    const column = empty % side;
    const row = Math.floor(empty / side) % side;
    const layer = Math.floor(empty / side / side);
    const steps = 3 * (side - 1) - column - row - layer;
    const solvable = (exchanges(home) - steps) % 2 === 0;
    writer.text(solvable ? "Puzzle can be solved.\n" : "Puzzle is unsolvable.\n");
  }
  return writer.result();
}

/** How many exchanges sort the cube; a cycle of k cells takes k - 1 of them. */
function exchanges(home: Int32Array): number {
  let count = 0;
  for (let cell = 0; cell < home.length; cell++) {
    for (let at = home[cell]!; at !== cell; count++) {
      const next = home[at]!;
      if (next === at) throw new Error(`tile ${(at + 1) % home.length} is there twice`);
      home[at] = at;
      at = next;
    }
    home[cell] = cell;
  }
  return count;
}

if (require.main === module) runProgram(solve);
