/**
 * slidingConstruction: a solution of a sliding puzzle of almost any size, built tile by tile.
 *
 * Use     slidingConstruction(2, 3, tiles)
 * Time    O(cells²) for most tiles, at most O(cells³) for the last two of a line: 10×10 in 0.1 s
 * Space   4 bytes · cells³ for the last two tiles of the first row: 4 MB for 10×10
 * Limits  up to 196 cells; the goal is 1 2 3 … with the blank last; the solution is short, not shortest
 * Errors  RangeError for other sizes, and for a board that does not hold 0 … cells-1
 * Source  folklore: rows from the top, then columns from the left; own code
 * Tested  sliding-construction.test.ts: replayed; every board of 2×2, 2×3, 3×2; random ones to 10×10
 *
 * A tile on its goal cell stays there, so the free part of the board shrinks: rows are filled while three
 * are left, then columns. The last two tiles of a line are placed together, since the last one alone may
 * be unreachable. Each step is a breadth-first search that distinguishes only the blank and these tiles.
 * The free
 * cells always form a rectangle with a part of the row above, on which any two tiles can be brought
 * anywhere while others are left to be exchanged instead (Wilson, 1974).
 *
 * free     the cells that may change; place[cell] = its index among them
 * key      indices of the cells of the blank and of the tiles that matter, as digits in base free.length
 */
import { slidingSolvable } from "./sliding-solvable";

/** Codes of the blank's moves (0 … 3 for U D L R); undefined: there is no solution. */
export function slidingConstruction(
  rows: number,
  columns: number,
  start: ArrayLike<number>,
): Uint8Array | undefined {
  if (!(rows >= 1 && columns >= 1 && rows * columns <= 196)) {
    throw new RangeError(`slidingConstruction: 1 to 196 cells, got ${rows}×${columns}`);
  }
  if (!slidingSolvable(rows, columns, start)) return undefined;
  const board = Array.from(start);
  const free = new Set(board.map((_, cell) => cell));
  const moves: number[] = [];
  const goHome = (cells: readonly number[]) => {
    const tiles = cells.map((cell) => cell + 1);
    moves.push(...bring(board, columns, [...free], tiles, cells));
    for (const cell of cells) free.delete(cell);
  };
  /** A line of at least two cells, with `beside` to the next line. */
  const fill = (line: number[], beside: number) => {
    const last = line.pop()!;
    const before = line.pop()!;
    for (const cell of line) goHome([cell]);
    if (board[before] !== before + 1 || board[last] !== last + 1) {
      // Brings both near their cells first; otherwise the search for both would be wide.
      moves.push(...bring(board, columns, [...free], [before + 1], [before]));
      moves.push(...bring(board, columns, [...free], [last + 1], [last + beside]));
    }
    goHome([before, last]);
  };
  let [row, column] = [0, 0];
  if (rows > 1 && columns > 1) {
    for (; rows - row > 2; row++) {
      fill(
        Array.from({ length: columns }, (_, at) => row * columns + at),
        columns,
      );
    }
    for (; columns - column > 2; column++) {
      fill([row * columns + column, (row + 1) * columns + column], 1);
    }
  }
  // A line in order or a square of at most 12 states is left: all its tiles at once.
  const rest = [...free].filter((cell) => cell !== rows * columns - 1);
  if (rows > 1 && columns > 1) goHome(rest);
  else goStraight(board, columns, moves);
  return Uint8Array.from(moves);
}

/** Moves the blank of a single row or column to the end. */
function goStraight(board: readonly number[], columns: number, moves: number[]): void {
  for (let cell = board.indexOf(0); cell < board.length - 1; cell++)
    moves.push(columns > 1 ? 3 : 1);
}

/** Makes the fewest moves, on free cells alone, that bring these tiles to these cells. */
function bring(
  board: number[],
  columns: number,
  free: readonly number[],
  tiles: readonly number[],
  cells: readonly number[],
): number[] {
  const base = free.length;
  const place = new Int32Array(board.length).fill(-1);
  free.forEach((cell, at) => {
    place[cell] = at;
  });
  const next = neighbours(board.length, columns, free, place);
  const count = tiles.length + 1;
  const here = [0, ...tiles].map((tile) => place[board.indexOf(tile)]!);
  const wanted = cells.map((cell) => place[cell]!);
  /** parent[key] = 4 · key before + move, plus 1; 0: not met. */
  const parent = new Int32Array(base ** count);
  const queue = [keyOf(here, base)];
  parent[queue[0]!] = -1;
  for (let taken = 0; ; taken++) {
    const key = queue[taken]!;
    let rest = key;
    for (let at = count - 1; at >= 0; at--) {
      here[at] = rest % base;
      rest = Math.floor(rest / base);
    }
    if (wanted.every((cell, at) => here[at + 1] === cell)) {
      return walk(board, columns, movesTo(parent, key));
    }
    const blank = here[0]!;
    for (let move = 0; move < 4; move++) {
      const to = next[4 * blank + move]!;
      if (to < 0) continue;
      const moved = here.indexOf(to, 1);
      if (moved > 0) here[moved] = blank;
      here[0] = to;
      const child = keyOf(here, base);
      here[0] = blank;
      if (moved > 0) here[moved] = to;
      if (parent[child] !== 0) continue;
      parent[child] = 4 * key + move + 1;
      queue.push(child);
    }
  }
}

function keyOf(digits: readonly number[], base: number): number {
  let key = 0;
  for (const digit of digits) key = key * base + digit;
  return key;
}

/** next[4 · index + move]: the index of the free cell that the blank comes to, or -1. */
function neighbours(
  cells: number,
  columns: number,
  free: readonly number[],
  place: Int32Array,
): Int32Array {
  const next = new Int32Array(4 * free.length).fill(-1);
  free.forEach((cell, at) => {
    const column = cell % columns;
    if (cell >= columns) next[4 * at] = place[cell - columns]!;
    if (cell + columns < cells) next[4 * at + 1] = place[cell + columns]!;
    if (column > 0) next[4 * at + 2] = place[cell - 1]!;
    if (column < columns - 1) next[4 * at + 3] = place[cell + 1]!;
  });
  return next;
}

function movesTo(parent: Int32Array, key: number): number[] {
  const moves: number[] = [];
  for (let step = parent[key]!; step > 0; step = parent[Math.floor((step - 1) / 4)]!) {
    moves.push((step - 1) % 4);
  }
  return moves.reverse();
}

/** Makes the moves on the board and returns them. */
function walk(board: number[], columns: number, moves: number[]): number[] {
  let blank = board.indexOf(0);
  for (const move of moves) {
    const to = blank + [-columns, columns, -1, 1][move]!;
    board[blank] = board[to]!;
    board[to] = 0;
    blank = to;
  }
  return moves;
}
