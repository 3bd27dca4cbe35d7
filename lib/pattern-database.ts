/**
 * PatternDatabase: the fewest moves of chosen tiles of a sliding puzzle to their goal cells.
 *
 * Time    O(placements · tiles) to build: 5 tiles on 4×4 in about 50 ms, 6 in about 0.5 s; O(1) a look-up
 * Space   16^k bytes of address space for k tiles (1 MiB for 5, 16 MiB for 6), as much again to build
 * Limits  up to 16 cells and 6 tiles; the goal is 1 2 3 … with the blank last
 * Errors  RangeError for a bad board size, no tile, more than 6 or a tile that is not on the board
 * Source  additive pattern databases: Korf and Felner, Artificial Intelligence 134, 2002; own code
 * Tested  pattern-database.test.ts: against 0-1 BFS on strings on boards to 3×3; sums never above the
 *         true distance on all 3×3 states
 *
 * Only moves of the chosen tiles count, so the values of disjoint sets of tiles may be added up. The
 * index of a placement is its cells as nibbles: cell of the first tile + 16 · cell of the second + ….
 * A move of tile i from cell a to b changes the index by (b - a) << 4i, whatever the others do.
 * A value is the least over all places of the blank: admissible, of the parity of the chosen tiles'
 * Manhattan distance, but not consistent (a move may change it by three).
 *
 * region   the blank moves freely among the cells without a chosen tile as far as they touch; a
 *          search state is a placement and the region (its number among up to 8) the blank is in
 */
export class PatternDatabase {
  readonly tiles: readonly number[];
  /** values[index] for every placement of the tiles; 255 where an index is no placement. */
  readonly values: Uint8Array;

  constructor(rows: number, columns: number, tiles: readonly number[]) {
    const cells = rows * columns;
    if (!Number.isInteger(cells) || rows < 1 || columns < 1 || cells > 16) {
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
    fill(this.values, tiles, neighbourMasks(rows, columns));
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

const UNREACHED = 255;

/** For each cell the set of its neighbours, as bits. */
export function neighbourMasks(rows: number, columns: number): Int32Array {
  const masks = new Int32Array(rows * columns);
  for (let cell = 0; cell < masks.length; cell++) {
    const column = cell % columns;
    if (cell >= columns) masks[cell]! |= 1 << (cell - columns);
    if (cell + columns < masks.length) masks[cell]! |= 1 << (cell + columns);
    if (column > 0) masks[cell]! |= 1 << (cell - 1);
    if (column < columns - 1) masks[cell]! |= 1 << (cell + 1);
  }
  return masks;
}

function fill(values: Uint8Array, tiles: readonly number[], neighbours: Int32Array): void {
  const cells = neighbours.length;
  const width = 4 * tiles.length;
  const regions = freeRegions(tiles.length, neighbours);
  const { first, moves } = regionMoves(regions, neighbours);
  /** seen[index]: a bit for each region that the blank was in with this placement. */
  const seen = new Uint8Array(values.length);
  const shiftAt = new Uint8Array(cells); // of the tile on a cell, in the index
  let layer = new Int32Array(1 << 16); // index | region << 24
  let next = new Int32Array(1 << 16);
  let start = 0;
  let occupied = 0;
  tiles.forEach((tile, at) => {
    start += (tile - 1) << (4 * at);
    occupied |= 1 << (tile - 1);
  });
  const home = regionOf(regions, occupied, cells - 1);
  let size = 1;
  layer[0] = start | (home << 24);
  seen[start] = 1 << home;
  values[start] = 0;
  for (let distance = 1; size > 0; distance++) {
    let nextSize = 0;
    for (let at = 0; at < size; at++) {
      const index = layer[at]! & 0xffffff;
      let mask = 0;
      for (let shift = 0; shift < width; shift += 4) {
        const cell = (index >>> shift) & 15;
        mask |= 1 << cell;
        shiftAt[cell] = shift;
      }
      if (nextSize + 64 > next.length) {
        const larger = new Int32Array(2 * next.length);
        larger.set(next);
        next = larger;
      }
      const block = 8 * mask + (layer[at]! >>> 24);
      const end = first[block + 1]!;
      for (let entry = first[block]!; entry < end; entry++) {
        const move = moves[entry]!;
        const moved = index + ((move >> 7) << shiftAt[move & 15]!);
        const bit = 1 << ((move >>> 4) & 7);
        const bits = seen[moved]!;
        if (bits & bit) continue;
        if (bits === 0) values[moved] = distance;
        seen[moved] = bits | bit;
        next[nextSize++] = moved | (((move >>> 4) & 7) << 24);
      }
    }
    [layer, next] = [next, layer];
    size = nextSize;
  }
}

/**
 * The moves of chosen tiles when the blank is in a region: moves[first[block] … first[block + 1] - 1]
 * for block 8 · occupied + region; each is from | region after << 4 | (to - from) << 7.
 */
function regionMoves(
  regions: Uint16Array,
  neighbours: Int32Array,
): { first: Int32Array; moves: Int32Array } {
  const first = new Int32Array(regions.length + 1);
  let moves = new Int32Array(1 << 12);
  let size = 0;
  for (let block = 0; block < regions.length; block++) {
    first[block] = size;
    const region = regions[block]!;
    if (region === 0) continue;
    const occupied = block >>> 3;
    if (size + 64 > moves.length) {
      const larger = new Int32Array(2 * moves.length);
      larger.set(moves);
      moves = larger;
    }
    for (let rest = occupied; rest !== 0; rest &= rest - 1) {
      const from = 31 - Math.clz32(rest & -rest);
      for (let targets = neighbours[from]! & region; targets !== 0; targets &= targets - 1) {
        const to = 31 - Math.clz32(targets & -targets);
        const after = regionOf(regions, occupied ^ (1 << from) ^ (1 << to), from);
        moves[size++] = from | (after << 4) | ((to - from) << 7);
      }
    }
  }
  first[regions.length] = size;
  return { first, moves };
}

/** regions[8 · occupied + r]: the r-th connected set of free cells, for every `count` occupied. */
function freeRegions(count: number, neighbours: Int32Array): Uint16Array {
  const cells = neighbours.length;
  const all = (1 << cells) - 1;
  const regions = new Uint16Array(8 << cells);
  for (let occupied = 0; occupied <= all; occupied++) {
    let bits = 0;
    for (let rest = occupied; rest !== 0; rest &= rest - 1) bits++;
    if (bits !== count) continue;
    let free = all & ~occupied;
    for (let region = 8 * occupied; free !== 0; region++) {
      let grown = free & -free;
      for (let edge = grown; edge !== 0; ) {
        const cell = 31 - Math.clz32(edge);
        const fresh = neighbours[cell]! & free & ~grown;
        grown |= fresh;
        edge = (edge ^ (1 << cell)) | fresh;
      }
      regions[region] = grown;
      free &= ~grown;
    }
  }
  return regions;
}

function regionOf(regions: Uint16Array, occupied: number, cell: number): number {
  let at = 8 * occupied;
  while (((regions[at]! >>> cell) & 1) === 0) at++;
  return at & 7;
}
