/**
 * queensCompletion: a placement of n queens on a board where some queens are given.
 *
 * Use     queensCompletion([0, -1, -1, -1, -1, -1, -1, -1])
 * Time    exponential at worst; every one of 540 random boards to n = 48 below 0.2 s
 * Space   6n² bytes
 * Limits  n in [0, 1,000]; proving "none" for a large, nearly empty board may take for ever; not checked to
 *         be numbers: queensCompletion(given, seed)
 * Errors  RangeError for a size or a row out of range
 * Source  smallest domain first over rows and columns (Bitner, Reingold 1975), restarts with doubled
 *         limits (Luby, Sinclair, Zuckerman 1993); own code
 * Tested  queens-completion.test.ts: against all placements to n = 8, both ways; random to n = 48
 *
 * attacks[c·n + r]   how many queens attack that square or stand on its lines
 * open[line]         free squares of each open line: columns 0 … n-1, rows n … 2n-1
 */

import { Random } from "../sequence/random";

const FREE = -1;

/** given[column] = row of the queen there, or -1. Undefined when no placement has these queens. */
export function queensCompletion(given: ArrayLike<number>, seed = 1): Int32Array | undefined {
  const n = given.length;
  if (n > 1000) throw new RangeError(`queensCompletion: at most 1,000 columns, got ${n}`);
  const board = new Board(n);
  for (let column = 0; column < n; column++) {
    const row = given[column]!;
    if (!Number.isInteger(row) || row < FREE || row >= n) {
      throw new RangeError(
        `queensCompletion: row of column ${column} must be in [-1, ${n}), got ${row}`,
      );
    }
    if (row === FREE) continue;
    if (board.attacks[column * n + row]! > 0) return undefined;
    board.put(column, row);
  }
  // A run that gives up restarts in another order with twice the budget, so the search is complete.
  const random = new Random(seed);
  for (let limit = 4 * n + 100; ; limit *= 2) {
    const order = random.shuffle(Int32Array.from({ length: n }, (_, at) => at));
    const ended = board.search(limit, order);
    if (ended === "found") return board.rows;
    if (ended === "none") return undefined;
  }
}

class Board {
  readonly n: number;
  readonly rows: Int32Array;
  readonly attacks: Uint16Array;
  readonly open: Int32Array;
  private readonly closed: Uint8Array;
  private left: number;

  constructor(n: number) {
    this.n = n;
    this.rows = new Int32Array(n).fill(FREE);
    this.attacks = new Uint16Array(n * n);
    this.open = new Int32Array(2 * n).fill(n);
    this.closed = new Uint8Array(2 * n);
    this.left = n;
  }

  put(column: number, row: number): void {
    this.rows[column] = row;
    this.closed[column] = 1;
    this.closed[this.n + row] = 1;
    this.left--;
    this.mark(column, row, 1);
  }

  take(column: number, row: number): void {
    this.mark(column, row, -1);
    this.rows[column] = FREE;
    this.closed[column] = 0;
    this.closed[this.n + row] = 0;
    this.left++;
  }

  /** Depth first on the line with the fewest free squares, for at most `limit` queens put. */
  search(limit: number, order: Int32Array): "found" | "none" | "gave up" {
    const { n, attacks } = this;
    let tries = limit;
    const step = (): "found" | "none" | "gave up" => {
      if (this.left === 0) return "found";
      const line = this.tightest(order);
      if (this.open[line] === 0) return "none";
      for (const at of order) {
        const column = line < n ? line : at;
        const row = line < n ? at : line - n;
        if (attacks[column * n + row]! > 0) continue;
        if (tries-- === 0) return "gave up";
        this.put(column, row);
        const ended = step();
        if (ended === "found") return ended;
        this.take(column, row);
        if (ended === "gave up") return ended;
      }
      return "none";
    };
    return step();
  }

  /** The open line with the fewest free squares; of equals the one that `order` names first. */
  private tightest(order: Int32Array): number {
    const { n, open, closed } = this;
    let best = -1;
    let fewest = n + 1;
    for (let index = 0; index < n; index++) {
      const at = order[index]!;
      if (closed[at] === 0 && open[at]! < fewest) {
        fewest = open[at]!;
        best = at;
      }
      if (closed[n + at] === 0 && open[n + at]! < fewest) {
        fewest = open[n + at]!;
        best = n + at;
      }
    }
    return best;
  }

  /** Adds or removes one attack on all squares of the lines through (column, row). */
  private mark(column: number, row: number, change: 1 | -1): void {
    const { n } = this;
    for (let at = 0; at < n; at++) {
      this.bump(column, at, change);
      if (at === column) continue;
      const rising = row + at - column;
      const falling = row - at + column;
      this.bump(at, row, change);
      if (rising >= 0 && rising < n) this.bump(at, rising, change);
      if (falling >= 0 && falling < n) this.bump(at, falling, change);
    }
  }

  private bump(column: number, row: number, change: 1 | -1): void {
    const square = column * this.n + row;
    const before = this.attacks[square]!;
    this.attacks[square] = before + change;
    if (before !== (change === 1 ? 0 : 1)) return;
    this.open[column]! -= change;
    this.open[this.n + row]! -= change;
  }
}
