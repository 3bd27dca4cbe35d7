/**
 * GridSearch: the fewest steps to every cell of a grid, by breadth-first search.
 *
 * Use     const walls = new Set([9, 10]); // leaperMoves(0, 1) are the four neighbours, (1, 2) a knight's moves
 *         const search = new GridSearch(8, 8, leaperMoves(0, 1), [0], (cell) => walls.has(cell)); search.distance(63)
 * Time    O(cells · steps), each cell entered once
 * Space   2 bytes a cell while no distance passes 32,766, else 4; two frontiers besides
 * Limits  rows · columns ≤ 2^28; cells are numbered row * columns + column; several sources are
 *         searched from at once; steps need not be reversible
 * Errors  RangeError for bad sides, a cell off the board, a blocked source
 * Source  E. F. Moore (1959), C. Y. Lee (1961); padded board and layer by layer: folklore, own code
 * Tested  grid-search.test.ts: against relaxation until nothing changes, on random small boards with
 *         blocked cells, several sources and one-way steps; the document's layers for the knight
 *
 * The board stands inside a border of blocked cells as wide as the longest step, so no step needs a
 * test of its coordinates. A frontier holds one layer only and stays in the cache.
 * Paths, their number and layers: grid-path.ts.
 */
import type { Step } from "./leaper-moves";

export class GridSearch {
  readonly rows: number;
  readonly columns: number;
  /** The largest distance; -1 where there was no source. */
  readonly depth: number;
  /** Padded distances, read through place(); UNREACHED or BLOCKED where no path leads. */
  readonly padded: Int16Array | Int32Array;
  /** What each step adds to a place. */
  readonly offsets: Int32Array;
  private readonly stride: number;
  private readonly origin: number;

  constructor(
    rows: number,
    columns: number,
    steps: readonly Step[],
    sources: Iterable<number>,
    blocked?: (cell: number) => boolean,
  ) {
    for (const side of [rows, columns]) {
      if (!Number.isInteger(side) || side < 0 || rows * columns > 2 ** 28) {
        throw new RangeError(`GridSearch: bad board of ${rows} rows and ${columns} columns`);
      }
    }
    // Steps longer than the board lead nowhere and would only widen the border.
    const legal = steps.filter((s) => Math.abs(s.rows) < rows && Math.abs(s.columns) < columns);
    const lengths = legal.map((s) => Math.max(Math.abs(s.rows), Math.abs(s.columns)));
    const border = Math.max(0, ...lengths);
    this.rows = rows;
    this.columns = columns;
    this.stride = columns + border;
    this.origin = border * this.stride + border;
    this.offsets = Int32Array.from(legal, (s) => s.rows * this.stride + s.columns);
    const padded = new Int16Array(this.origin + (rows + border) * this.stride).fill(BLOCKED);
    for (let row = 0; row < rows; row++) {
      const start = this.origin + row * this.stride;
      padded.fill(UNREACHED, start, start + columns);
      if (blocked === undefined) continue;
      for (let column = 0; column < columns; column++) {
        if (blocked(row * columns + column)) padded[start + column] = BLOCKED;
      }
    }
    const layer: number[] = [];
    for (const cell of sources) {
      const at = this.place(cell);
      if (padded[at] === BLOCKED) throw new RangeError(`GridSearch: source ${cell} is blocked`);
      if (padded[at] === UNREACHED) layer.push(at);
      padded[at] = 0;
    }
    const filledBoard = search(padded, Int32Array.from(layer), this.offsets, rows * columns);
    this.padded = filledBoard.padded;
    this.depth = filledBoard.depth;
  }

  /** Fewest steps from a source to the cell; -1 where no path leads there. */
  distance(cell: number): number {
    return Math.max(UNREACHED, this.padded[this.place(cell)]!);
  }

  /** Where a cell stands in `padded`. */
  place(cell: number): number {
    const row = Math.floor(cell / this.columns);
    if (!(Number.isInteger(cell) && row >= 0 && row < this.rows)) {
      throw new RangeError(`GridSearch: cell ${cell} is not in [0, ${this.rows * this.columns})`);
    }
    return this.origin + row * this.stride + (cell - row * this.columns);
  }

  /** The cell that stands at a place. */
  cell(place: number): number {
    const row = Math.floor((place - this.origin) / this.stride);
    return row * this.columns + (place - this.origin - row * this.stride);
  }
}

/** All distances row-major, -1 where no path leads. */
export function gridDistances(search: GridSearch): Int16Array | Int32Array {
  const { rows, columns, padded } = search;
  const Distances = padded instanceof Int16Array ? Int16Array : Int32Array;
  const distances = new Distances(rows * columns);
  for (let row = 0; row < rows && columns > 0; row++) {
    const start = search.place(row * columns);
    distances.set(padded.subarray(start, start + columns), row * columns);
  }
  for (let cell = 0; cell < distances.length; cell++) {
    if (distances[cell]! < UNREACHED) distances[cell] = UNREACHED;
  }
  return distances;
}

function search(
  board: Int16Array,
  sources: Int32Array,
  offsets: Int32Array,
  cells: number,
): { padded: Int16Array | Int32Array; depth: number } {
  let padded: Int16Array | Int32Array = board;
  let layer = sources;
  let spare: Int32Array = new Int32Array(0);
  let count = sources.length;
  let depth = -1;
  while (count > 0) {
    depth++;
    if (depth === 2 ** 15 - 2) padded = Int32Array.from(padded);
    // The next layer has no more cells than there are moves, nor than there are cells.
    const most = Math.min(count * offsets.length, cells);
    if (spare.length < most) spare = new Int32Array(Math.min(2 * most, cells));
    const next = spare;
    count = expand(padded, layer, count, next, offsets, depth + 1);
    spare = layer;
    layer = next;
  }
  return { padded, depth };
}

/** Marks all unreached neighbours of a layer with `distance`, lists them and returns their number. */
function expand(
  padded: Int16Array | Int32Array,
  layer: Int32Array,
  count: number,
  next: Int32Array,
  offsets: Int32Array,
  distance: number,
): number {
  let nextCount = 0;
  // Keeps four steps at a time in locals, which halves the time; a missing step repeats the first.
  for (let step = 0; step < offsets.length; step += 4) {
    const a = offsets[step]!;
    const b = offsets[step + 1] ?? a;
    const c = offsets[step + 2] ?? a;
    const d = offsets[step + 3] ?? a;
    for (let index = 0; index < count; index++) {
      const at = layer[index]!;
      if (padded[at + a] === UNREACHED) {
        padded[at + a] = distance;
        next[nextCount++] = at + a;
      }
      if (padded[at + b] === UNREACHED) {
        padded[at + b] = distance;
        next[nextCount++] = at + b;
      }
      if (padded[at + c] === UNREACHED) {
        padded[at + c] = distance;
        next[nextCount++] = at + c;
      }
      if (padded[at + d] === UNREACHED) {
        padded[at + d] = distance;
        next[nextCount++] = at + d;
      }
    }
  }
  return nextCount;
}

const UNREACHED = -1;
const BLOCKED = -2;
