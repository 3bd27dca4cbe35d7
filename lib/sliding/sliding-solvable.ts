/**
 * slidingSolvable: whether a sliding puzzle of any size can be brought to 1 2 3 … with the blank last.
 *
 * Use     slidingSolvable(2, 3, tiles)
 * Time    O(k log k) for k cells
 * Space   O(k)
 * Limits  rows, columns ≥ 1, up to 2^26 cells
 * Errors  RangeError for sides that are no integers from 1 on or give more cells, and for a board that
 *         does not hold 0 … k-1, each once
 * Source  Johnson and Story, American Journal of Mathematics 2, 1879; own code
 * Tested  sliding-solvable.test.ts: against BFS on every board of 1×n, n×1, 2×2, 2×3, 3×2, 3×3, 2×4
 *
 * A horizontal move changes nothing in the sequence of tiles (the blank left out); a vertical one
 * carries a tile over columns - 1 others. So with an odd number of columns the parity of inversions
 * never changes, and with an even number it changes with every row that the blank moves. In one row or
 * column no tile can pass another at all.
 */

import { inversionCount } from "../sequence/inversion-count";

export function slidingSolvable(rows: number, columns: number, board: ArrayLike<number>): boolean {
  const cells = cellCount("slidingSolvable", rows, columns);
  if (board.length !== cells) {
    throw new RangeError(`slidingSolvable: expected ${cells} cells, got ${board.length}`);
  }
  const tiles = new Int32Array(cells);
  const seen = new Uint8Array(cells);
  let blankRow = 0;
  let length = 0;
  for (let cell = 0; cell < cells; cell++) {
    const tile = board[cell]!;
    if (!(Number.isInteger(tile) && tile >= 0 && tile < cells) || seen[tile] === 1) {
      throw new RangeError(
        `slidingSolvable: expected each of 0 … ${cells - 1} once, got ${tile} on cell ${cell}`,
      );
    }
    seen[tile] = 1;
    if (tile === 0) blankRow = Math.floor(cell / columns);
    else tiles[length++] = tile;
  }
  const inversions = inversionCount(tiles, length);
  if (rows === 1 || columns === 1) return inversions === 0;
  if (columns % 2 === 1) return inversions % 2 === 0;
  return ((inversions ^ rows ^ blankRow) & 1) === 1;
}

/** How many boards the goal can be reached from: k for one row or column, else k!/2. */
export function reachableStates(rows: number, columns: number): bigint {
  const cells = cellCount("reachableStates", rows, columns);
  if (rows === 1 || columns === 1) return BigInt(cells);
  let product = BigInt(1);
  for (let factor = 3; factor <= cells; factor++) product *= BigInt(factor);
  return product;
}

function cellCount(name: string, rows: number, columns: number): number {
  const fits = Number.isInteger(rows) && Number.isInteger(columns) && rows >= 1 && columns >= 1;
  if (fits && rows * columns <= MAX_CELLS) return rows * columns;
  throw new RangeError(
    `${name}: expected whole sides from 1 on, of at most ${MAX_CELLS} cells, got ${rows} × ${columns}`,
  );
}

const MAX_CELLS = 2 ** 26;
