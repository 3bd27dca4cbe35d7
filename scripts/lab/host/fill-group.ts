import { PatternBlocks } from "../../../lib/sliding/pattern-blocks";

/** Fills the values of one group of tiles; run in a thread of its own. */
export function fillGroup(
  rows: number,
  columns: number,
  tiles: readonly number[],
  values: Uint8Array,
): void {
  new PatternBlocks(rows, columns, tiles.length).fill(tiles, values);
}
