/**
 * QueensSwaps: a pool of boards with a queen in each row and column, where swapping two rows costs O(1).
 *
 * Use     const boards = new QueensSwaps(6, 9); const board = boards.boardOf([1, 3, 5, 0, 2, 4]);
 *         boards.swap(board, 0, 1)
 * Time    swap, isAttacked, pairs O(1); crossed (PMX) a copy and a swap for each row exchanged
 * Space   24n bytes a board, all in one buffer, made once
 * Limits  n ≥ 1; capacity · n ≤ 8 · 10^7; not checked to be numbers: QueensSwaps.boardOf(rows),
 *         QueensSwaps.isAttacked(column), QueensSwaps.swap(one, other)
 * Errors  RangeError for a bad size; Error when every board is in use
 * Source  PMX as exchange of pairs: D. Goldberg, R. Lingle, 1985; counts of diagonals: R. Sosic,
 *         J. Gu, 1990; own code
 * Tested  queens-swaps.test.ts: counts and pairs against queensConflicts after random swaps, crossed
 *         against partiallyMappedCrossover for all permutations to n = 5
 *
 * A board is an Int32Array, rows[column], and a view on the buffer; behind its rows stand columns[row],
 * the queens on each rising and falling diagonal, and the number of attacking pairs. So only the methods
 * may change rows.
 */
export class QueensSwaps {
  readonly n: number;
  private readonly cells: Int32Array;
  private readonly boards: readonly Int32Array[];
  private free: Int32Array[];

  constructor(n: number, capacity: number) {
    if (!Number.isInteger(n) || n < 1) {
      throw new RangeError(`QueensSwaps: n must be an integer from 1 on, got ${n}`);
    }
    if (!Number.isInteger(capacity) || capacity < 1 || capacity * n > 8e7) {
      throw new RangeError(
        `QueensSwaps: capacity must be in [1, ${Math.floor(8e7 / n)}] for n = ${n}, got ${capacity}`,
      );
    }
    this.n = n;
    const stride = 6 * n + 1;
    this.cells = new Int32Array(capacity * stride);
    this.boards = Array.from({ length: capacity }, (_, at) =>
      this.cells.subarray(at * stride, at * stride + n),
    );
    this.free = [...this.boards];
  }

  /** A board of the pool that holds these rows, a permutation of 0 … n-1. */
  boardOf(rows: ArrayLike<number>): Int32Array {
    const { n, cells } = this;
    const board = this.taken();
    const base = board.byteOffset >>> 2;
    cells.fill(0, base + 2 * n, base + 6 * n);
    let pairs = 0;
    for (let column = 0; column < n; column++) {
      const row = rows[column]!;
      cells[base + column] = row;
      cells[base + n + row] = column;
      pairs += cells[base + 2 * n + row + column]!++ + cells[base + 5 * n + row - column]!++;
    }
    cells[base + 6 * n] = pairs;
    return board;
  }

  /** Returns all boards but these to the pool. */
  keepOnly(boards: readonly Int32Array[]): void {
    const kept = new Set(boards);
    this.free = this.boards.filter((board) => !kept.has(board));
  }

  /** Pairs of queens that attack each other. */
  pairs(board: Int32Array): number {
    return this.cells[(board.byteOffset >>> 2) + 6 * this.n]!;
  }

  /** Whether another queen stands on a diagonal of the queen in this column. */
  isAttacked(board: Int32Array, column: number): boolean {
    const { n, cells } = this;
    const base = board.byteOffset >>> 2;
    const row = cells[base + column]!;
    return cells[base + 2 * n + row + column]! > 1 || cells[base + 5 * n + row - column]! > 1;
  }

  /** Exchanges the rows of two columns; returns by how much the attacking pairs change. */
  swap(board: Int32Array, one: number, other: number): number {
    return one === other ? 0 : swapped(this.cells, board.byteOffset >>> 2, this.n, one, other);
  }

  /** PMX: a copy of `base` with the rows that `donor` has in [from, to), made by swaps. */
  crossed(base: Int32Array, donor: Int32Array, from: number, to: number): Int32Array {
    const { n, cells } = this;
    const board = this.taken();
    const at = board.byteOffset >>> 2;
    const start = base.byteOffset >>> 2;
    cells.copyWithin(at, start, start + 6 * n + 1);
    for (let column = from; column < to; column++) {
      const other = cells[at + n + donor[column]!]!;
      if (other !== column) swapped(cells, at, n, column, other);
    }
    return board;
  }

  private taken(): Int32Array {
    const board = this.free.pop();
    if (!board) throw new Error(`QueensSwaps: all ${this.boards.length} boards are in use`);
    return board;
  }
}

function swapped(cells: Int32Array, base: number, n: number, one: number, other: number): number {
  const rising = base + 2 * n;
  const falling = base + 5 * n;
  const row = cells[base + one]!;
  const otherRow = cells[base + other]!;
  // The queens met on the diagonals: both queens leave first, then both come back.
  const ended =
    --cells[rising + row + one]! +
    --cells[falling + row - one]! +
    --cells[rising + otherRow + other]! +
    --cells[falling + otherRow - other]!;
  const begun =
    cells[rising + otherRow + one]!++ +
    cells[falling + otherRow - one]!++ +
    cells[rising + row + other]!++ +
    cells[falling + row - other]!++;
  cells[base + one] = otherRow;
  cells[base + other] = row;
  cells[base + n + otherRow] = one;
  cells[base + n + row] = other;
  cells[base + 6 * n]! += begun - ended;
  return begun - ended;
}
