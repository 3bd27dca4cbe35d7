/**
 * gridGrundy: the table of Grundy numbers of one piece on a board, for any steps that cannot loop.
 *
 * Use     gridGrundy(rows, columns, ROOK_STEPS.slice(0, 2))
 * Time    O(cells · steps)
 * Space   a byte a cell, with more than 30 steps two, and a border as wide as the longest step
 * Limits  at most 65,534 steps that fit on the board; rows · columns ≤ 2^28; the player who cannot move
 *         loses
 * Errors  RangeError for bad sides, too many steps, or steps that can lead back to where they began
 * Source  steps that cannot loop on an endless board lie in an open half plane, so some weight
 *         p · row + q · column falls with every step; cells are numbered by ascending weight. Own code
 * Tested  grid-grundy.test.ts: against grundy() on the moves themselves, for random steps on small
 *         boards, for the documents' coins on all boards to 64 × 64, for a queen with 189 steps
 */
import type { Step } from "../grid/leaper-moves";

/** Row-major: the number of (row, column) is at row * columns + column. */
export function gridGrundy(
  rows: number,
  columns: number,
  steps: readonly Step[],
): Uint8Array | Uint16Array {
  for (const side of [rows, columns]) {
    if (!Number.isInteger(side) || side < 0 || rows * columns > 2 ** 28) {
      throw new RangeError(`gridGrundy: bad board of ${rows} rows and ${columns} columns`);
    }
  }
  const fits = (s: Step) => Math.abs(s.rows) < rows && Math.abs(s.columns) < columns;
  const legal = steps.filter(fits);
  if (legal.length === 0) return new Uint8Array(rows * columns);
  if (legal.length > 65_534) {
    throw new RangeError(`gridGrundy: ${legal.length} steps, at most 65534`);
  }
  const { p, q } = fallingWeight(legal);
  // The board is mirrored where a weight is negative, so that both are ≥ 0 from here on.
  const down = p < 0 ? -1 : 1;
  const right = q < 0 ? -1 : 1;
  const border = Math.max(...legal.map((s) => Math.max(Math.abs(s.rows), Math.abs(s.columns))));
  const stride = columns + border;
  const origin = border * stride + border;
  const size = origin + (rows + border) * stride;
  const offsets = Int32Array.from(legal, (s) => s.rows * down * stride + s.columns * right);
  const fill = (numberRun: (first: number, cells: number, jump: number) => void) =>
    forEachRun(rows, columns, Math.abs(p), Math.abs(q), (row, column, cells, downBy, rightBy) =>
      numberRun(origin + row * stride + column, cells, downBy * stride + rightBy),
    );
  if (legal.length <= 30) {
    const table = new Uint8Array(size).fill(OUTSIDE);
    if (offsets.length <= 4) {
      // A missing step repeats the first.
      const [a = 0, b = a, c = a, d = a] = offsets;
      fill((first, cells, jump) => fillRunOfFour(table, a, b, c, d, first, cells, jump));
    } else {
      fill((first, cells, jump) => fillRun(table, offsets, first, cells, jump));
    }
    return unpadded(table);
  }
  const table = new Uint16Array(size).fill(OUTSIDE_16);
  const stamps = new Int32Array(OUTSIDE_16 + 1);
  fill((first, cells, jump) => fillRunByStamps(table, offsets, stamps, first, cells, jump));
  return unpadded(table);

  /** Moves the rows to the front of the table; if their order is reversed, from a copy. */
  function unpadded<T extends Uint8Array | Uint16Array>(table: T): T {
    const padded = down < 0 ? table.slice() : table;
    for (let row = 0; row < rows; row++) {
      const start = origin + (down < 0 ? rows - 1 - row : row) * stride;
      const line = padded.subarray(start, start + columns);
      table.set(right < 0 ? line.reverse() : line, row * columns);
    }
    return table.subarray(0, rows * columns) as T;
  }
}

/** Numbers `cells` cells from `first` on, each `jump` after the other; none depends on another. */
function fillRun(
  table: Uint8Array,
  offsets: Int32Array,
  first: number,
  cells: number,
  jump: number,
): void {
  for (let at = first, left = cells; left > 0; left--, at += jump) {
    let seen = 0;
    for (let step = 0; step < offsets.length; step++) seen |= 1 << table[at + offsets[step]!]!;
    table[at] = 31 - Math.clz32(~seen & (seen + 1)); // the lowest bit that is not seen
  }
}

/** The same for four steps, in locals. */
function fillRunOfFour(
  table: Uint8Array,
  a: number,
  b: number,
  c: number,
  d: number,
  first: number,
  cells: number,
  jump: number,
): void {
  for (let at = first, left = cells; left > 0; left--, at += jump) {
    const seen =
      (1 << table[at + a]!) | (1 << table[at + b]!) | (1 << table[at + c]!) | (1 << table[at + d]!);
    table[at] = 31 - Math.clz32(~seen & (seen + 1));
  }
}

/** The same for any number of steps: stamps[number] = the last cell from which it was reached. */
function fillRunByStamps(
  table: Uint16Array,
  offsets: Int32Array,
  stamps: Int32Array,
  first: number,
  cells: number,
  jump: number,
): void {
  for (let at = first, left = cells; left > 0; left--, at += jump) {
    for (let step = 0; step < offsets.length; step++) stamps[table[at + offsets[step]!]!] = at;
    let number = 0;
    while (stamps[number] === at) number++;
    table[at] = number;
  }
}

/** The cells of equal weight p · row + q · column, as evenly spaced runs, by ascending weight. */
function forEachRun(
  rows: number,
  columns: number,
  p: number,
  q: number,
  visit: (row: number, column: number, cells: number, downBy: number, rightBy: number) => void,
): void {
  if (p === 0) {
    for (let column = 0; column < columns; column++) visit(0, column, rows, 1, 0);
    return;
  }
  if (q === 0) {
    for (let row = 0; row < rows; row++) visit(row, 0, columns, 0, 1);
    return;
  }
  const last = p * (rows - 1) + q * (columns - 1);
  for (let weight = 0; weight <= last; weight++) {
    let row = Math.max(0, Math.ceil((weight - q * (columns - 1)) / p));
    while (row < rows && (weight - p * row) % q !== 0) row++;
    const column = (weight - p * row) / q;
    // Less than one where the row or the column is outside.
    const cells = 1 + Math.min(Math.floor((rows - 1 - row) / q), Math.floor(column / p));
    visit(row, column, cells, q, -p);
  }
}

/** Coprime p, q with p · rows + q · columns < 0 for every step, |p| + |q| least. */
function fallingWeight(steps: readonly Step[]): { p: number; q: number } {
  const longest = Math.max(...steps.map((s) => Math.max(Math.abs(s.rows), Math.abs(s.columns))));
  // The two outermost normals of the half plane have entries up to `longest`; their sum is such a weight.
  for (let size = 1; size <= 4 * longest; size++) {
    for (let p = -size; p <= size; p++) {
      for (const q of [size - Math.abs(p), Math.abs(p) - size]) {
        if (steps.every((s) => p * s.rows + q * s.columns < 0)) return { p, q };
      }
    }
  }
  throw new RangeError("gridGrundy: the steps can lead back to where they began");
}

/** Bit 31 is never a Grundy number: at most 30 steps give at most 30. */
const OUTSIDE = 31;
/** 65,535 is never a Grundy number either: there are at most 65,534 steps. */
const OUTSIDE_16 = 65_535;
