/**
 * gridPath: the cells of a shortest path of a GridSearch; also its layers and counts of paths.
 *
 * Use     const path = gridPath(new GridSearch(8, 8, KING_STEPS, [0]), 63)
 * Time    gridPath O(length · steps); gridLayers O(cells); gridPathCounts O(cells · steps);
 *         countGridPaths O(cells on shortest paths · steps), times the length of the numbers
 * Space   the answer; gridPathCounts 12 bytes a cell besides
 * Limits  gridPathCounts: counts to 2^53 - 1, or modulo m ≤ 2^52; countGridPaths: of any size
 * Errors  RangeError for a cell off the board, a bad m, a count beyond 2^53 - 1 without m
 * Source  folklore, own code
 * Tested  grid-path.test.ts: against walks counted step by step on random small boards, the
 *         document's layers of a knight from a1, counts beyond 2^53
 */
import type { GridSearch } from "./grid-search";

/** From a source to the cell, both included; empty where no path leads there. */
export function gridPath(search: GridSearch, cell: number): number[] {
  const { padded, offsets } = search;
  const path: number[] = [];
  let at = search.place(cell);
  for (let left = padded[at]!; left >= 0; left--) {
    path.push(search.cell(at));
    at -= offsets.find((offset) => padded[at - offset] === left - 1)!;
  }
  return path.reverse();
}

/** gridLayers(search)[d] holds the cells at distance d, ascending. */
export function gridLayers(search: GridSearch): Int32Array[] {
  const { order, ends } = byDistance(search);
  return ends.map((end, distance) => order.slice(ends[distance - 1], end));
}

/**
 * The numbers of shortest paths, from all sources together, to every cell (row-major), modulo m
 * where m is given.
 */
export function gridPathCounts(search: GridSearch, m?: number): Float64Array {
  if (m !== undefined && !(Number.isInteger(m) && m >= 1 && m <= 2 ** 52)) {
    throw new RangeError(`gridPathCounts: m must be an integer in [1, 2^52], got ${m}`);
  }
  const { padded, offsets, rows, columns } = search;
  const { order } = byDistance(search);
  const counts = new Float64Array(rows * columns);
  for (const cell of order) {
    const at = search.place(cell);
    const distance = padded[at]!;
    let count = distance === 0 ? 1 % (m ?? 2) : 0;
    for (let step = 0; step < offsets.length; step++) {
      const before = at - offsets[step]!;
      if (padded[before] !== distance - 1) continue;
      count += counts[search.cell(before)]!;
      if (m !== undefined) count %= m;
    }
    if (count > Number.MAX_SAFE_INTEGER) {
      throw new RangeError(`gridPathCounts: more than 2^53 - 1 paths to cell ${cell}; give m`);
    }
    counts[cell] = count;
  }
  return counts;
}

/** The exact number of shortest paths, from all sources together, to one cell. */
export function countGridPaths(search: GridSearch, cell: number): bigint {
  const { padded, offsets } = search;
  const target = search.place(cell);
  if (padded[target]! < 0) return 0n;
  // Backwards layer by layer: how many ways lead on from each place to the cell.
  let ways = new Map([[target, 1n]]);
  for (let left = padded[target]!; left > 0; left--) {
    const nearer = new Map<number, bigint>();
    for (const [at, count] of ways) {
      for (const offset of offsets) {
        const before = at - offset;
        if (padded[before] !== left - 1) continue;
        nearer.set(before, (nearer.get(before) ?? 0n) + count);
      }
    }
    ways = nearer;
  }
  let total = 0n;
  for (const count of ways.values()) total += count;
  return total;
}

/** All reached cells by distance, then number; ends[d] = how many are at distance ≤ d. */
function byDistance(search: GridSearch): { order: Int32Array; ends: number[] } {
  const cells = search.rows * search.columns;
  const ends: number[] = new Array(search.depth + 1).fill(0);
  for (let cell = 0; cell < cells; cell++) {
    const distance = search.distance(cell);
    if (distance >= 0) ends[distance]!++;
  }
  for (let distance = 1; distance <= search.depth; distance++) {
    ends[distance]! += ends[distance - 1]!;
  }
  const order = new Int32Array(ends[search.depth] ?? 0);
  const next = [0, ...ends];
  for (let cell = 0; cell < cells; cell++) {
    const distance = search.distance(cell);
    if (distance >= 0) order[next[distance]!++] = cell;
  }
  return { order, ends };
}
