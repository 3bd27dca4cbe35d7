/**
 * PatternDatabase: the fewest moves of chosen tiles of a sliding puzzle to their goal cells.
 *
 * Use     const moves = new PatternDatabase(2, 3, [1, 2]); moves.indexOf(tiles)
 * Time    O(placements · tiles) to build: 5 tiles on 4×4 in about 50 ms, 6 in 0.3 s; O(1) a look-up
 * Space   16^k bytes of address space for k tiles: 1 MiB for 5, 16 MiB for 6
 * Limits  up to 16 cells and 6 tiles; the goal is 1 2 3 … with the blank last; not checked to be numbers:
 *         new PatternDatabase(tiles), PatternDatabase.indexOf(board)
 * Errors  RangeError for a bad board size, no tile, more than 6 or a tile that is not on the board
 * Source  additive pattern databases: Korf and Felner, Artificial Intelligence 134, 2002; own code
 * Tested  pattern-database.test.ts: against 0-1 BFS on strings on boards to 3×3; sums never above the
 *         true distance on all 3×3 states: sliding-heuristic.test.ts
 *
 * Only moves of the chosen tiles count, so the values of disjoint sets of tiles may be added up. The
 * index of a placement is its cells as nibbles: cell of the first tile + 16 · cell of the second + ….
 * A move of tile i from cell a to b changes the index by (b - a) << 4i, whatever the others do.
 * A value is the least over all places of the blank: admissible, of the parity of the chosen tiles'
 * Manhattan distance, but not consistent (a move may change it by three).
 */
import { PatternBlocks, UNREACHED } from "./pattern-blocks";

export class PatternDatabase {
  readonly tiles: readonly number[];
  /** values[index] for every placement of the tiles; 255 where an index is no placement. */
  readonly values: Uint8Array;

  constructor(rows: number, columns: number, tiles: readonly number[]) {
    const cells = rows * columns;
    if (![rows, columns].every((side) => Number.isInteger(side) && side >= 1) || cells > 16) {
      throw new RangeError(`PatternDatabase: up to 16 cells, got ${rows}×${columns}`);
    }
    const distinct = new Set(tiles.filter((tile) => tile > 0 && tile < cells && tile % 1 === 0));
    if (tiles.length < 1 || tiles.length > 6 || distinct.size !== tiles.length) {
      throw new RangeError(
        `PatternDatabase: 1 to 6 distinct tiles of 1 … ${cells - 1}, got ${tiles.join(" ")}`,
      );
    }
    this.tiles = tiles;
    this.values = new Uint8Array(16 ** tiles.length).fill(UNREACHED);
    const blocks = new PatternBlocks(rows, columns, tiles.length);
    const distances = new Uint8Array(blocks.placements);
    blocks.fill(tiles, distances);
    blocks.eachIndex((placement, index) => {
      this.values[index] = distances[placement]!;
    });
  }

  /** Index of the tiles' cells on a board. */
  indexOf(board: ArrayLike<number>): number {
    let index = 0;
    for (let cell = 0; cell < board.length; cell++) {
      const at = this.tiles.indexOf(board[cell]!);
      if (at >= 0) index += cell << (4 * at);
    }
    return index;
  }
}
