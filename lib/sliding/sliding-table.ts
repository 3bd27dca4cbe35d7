/**
 * SlidingTable: the distance and first move to the goal for every reachable state of a small sliding
 * puzzle.
 *
 * Use     const table = new SlidingTable(2, 2); table.stateOf([1, 2, 0, 3])
 * Time    O(states · cells) to build (3×3: about 15 ms), O(cells) a look-up, O(1) a step of a path
 * Space   5 bytes a state, and 2 (10 cells: 4) bytes · (cells - columns) · (cells - 1)!: 1.4 MB for 3×3
 * Limits  2 to 10 cells, at least 2 rows and 2 columns (one row: the order of tiles never changes)
 * Errors  RangeError for other sizes, and for a goal or a board that does not hold 0 … cells-1
 * Source  ranked frontier search after Korf and Schultze, AAAI 2005; own code
 * Tested  sliding-table.test.ts: against BFS on strings on all boards to 3×3; OEIS A089473
 *
 * A state is blank cell · half + rank, where rank numbers the sequence of the tiles without the blank
 * among the sequences of its parity, half = (cells - 1)!/2 of them; tiles are renamed so that the goal
 * is 0 1 2 …. A horizontal move keeps the sequence, so it keeps the rank. A vertical one carries a tile
 * over `columns - 1` others; how the rank changes depends only on the rank and the blank's cell, so a
 * table gives it.
 *
 * digit    digit[i] of a sequence: how many smaller tiles come after tile i (Lehmer code); their sum is
 *          the number of inversions. Exchanging neighbours (a, b) gives (b, a - 1) if a > b, else
 *          (b + 1, a); so a carried tile needs no sequence, and ranks need no unranking
 */
import { factorial } from "../sequence/permutation-rank";

/** The moves of the blank, in the order of their codes 0 … 3. */
export const BLANK_MOVES = "UDLR";

const UNREACHED = 255;

export class SlidingTable {
  readonly rows: number;
  readonly columns: number;
  /** Of each state: the moves to the goal. */
  readonly distance: Uint8Array;
  /** The first of them, and where it leads: 4 · state after it + move (0 … 3 of BLANK_MOVES). */
  readonly toward: Int32Array;
  private readonly half: number;
  private readonly cells: number;
  private readonly goalRow: number;
  /** name[tile] = its place in the goal's sequence. */
  private readonly name: Uint8Array;
  /** down[u · half + rank], up[…]: rank after the blank goes from cell u down, from below u up to it. */
  private readonly down: Uint16Array | Int32Array;
  private readonly up: Uint16Array | Int32Array;

  /** The goal defaults to 1 2 3 … with the blank, 0, last. */
  constructor(rows: number, columns: number, goal?: ArrayLike<number>) {
    const cells = rows * columns;
    if (![rows, columns].every((side) => Number.isInteger(side) && side >= 2) || cells > 10) {
      throw new RangeError(`SlidingTable: 2 to 10 cells, both sides ≥ 2, got ${rows}×${columns}`);
    }
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.half = factorial(cells - 1) / 2;
    this.name = new Uint8Array(cells);
    let blank = 0;
    let place = 0;
    for (let cell = 0; cell < cells; cell++) {
      const tile = goal ? goal[cell]! : (cell + 1) % cells;
      if (tile === 0) blank = cell;
      else this.name[tile] = place++;
    }
    this.goalRow = Math.floor(blank / columns);
    const Ranks = this.half <= 2 ** 16 ? Uint16Array : Int32Array;
    this.down = new Ranks((cells - columns) * this.half);
    this.up = new Ranks(this.down.length);
    this.distance = new Uint8Array(cells * this.half).fill(UNREACHED);
    this.toward = new Int32Array(this.distance.length);
    if (goal) this.stateOf(goal); // refuses a goal that is no board
    for (let row = 0; row < rows - 1; row++) this.carry(row);
    this.search(blank);
  }

  /** The state of a board, or -1 when the goal cannot be reached from it. */
  stateOf(board: ArrayLike<number>): number {
    const { cells, name } = this;
    let blank = -1;
    let used = 0;
    let rank = 0;
    let inversions = 0;
    let left = cells - 1;
    for (let cell = 0; cell < cells; cell++) {
      const tile = board[cell]!;
      if (tile === 0 && blank < 0) {
        blank = cell;
        continue;
      }
      const place = name[tile];
      if (tile === 0 || place === undefined || (used >> place) & 1) return this.refuse(board);
      const bit = 1 << place;
      const digit = place - ONES[used & (bit - 1)]!;
      used |= bit;
      inversions += digit;
      rank = rank * left-- + digit;
    }
    return (inversions & 1) === this.parityAt(Math.floor(blank / this.columns))
      ? blank * this.half + (rank >> 1)
      : -1;
  }

  /** The state after a move of the blank (0 … 3 for U D L R), or -1 at the edge of the board. */
  step(state: number, move: number): number {
    const { columns, half } = this;
    const blank = Math.floor(state / half);
    const column = blank % columns;
    if (move === 2) return column > 0 ? state - half : -1;
    if (move === 3) return column < columns - 1 ? state + half : -1;
    const rank = state - blank * half;
    if (move === 0) {
      const upper = blank - columns;
      return upper < 0 ? -1 : upper * half + this.up[upper * half + rank]!;
    }
    const lower = blank + columns;
    return lower >= this.cells ? -1 : lower * half + this.down[state]!;
  }

  /** Parity of the sequences that the goal can be reached from with the blank in that row. */
  private parityAt(row: number): number {
    return ((row - this.goalRow) * (this.columns - 1)) & 1;
  }

  private refuse(board: ArrayLike<number>): never {
    const shown = Array.from({ length: this.cells }, (_, cell) => board[cell]).join(" ");
    throw new RangeError(`SlidingTable: expected each of 0 … ${this.cells - 1} once, got ${shown}`);
  }

  /** The tables of the moves between this row and the next, by counting through all ranks. */
  private carry(row: number): void {
    const { columns, half, down, up } = this;
    const parity = this.parityAt(row);
    const length = this.cells - 1;
    const digit = new Uint8Array(length);
    const weight = Array.from(digit, (_, at) => factorial(length - 1 - at));
    let sum = 0; // of all digits but the last two, which the rank leaves out
    for (let rank = 0; rank < half; rank++) {
      digit[length - 2] = (sum ^ parity) & 1;
      for (let upper = row * columns; upper < (row + 1) * columns; upper++) {
        // The blank goes down: the tile below it comes to its cell, before those in between.
        let tile = digit[upper + columns - 1]!;
        let change = -tile * weight[upper + columns - 1]!;
        for (let at = upper + columns - 2; at >= upper; at--) {
          const passed = digit[at]!;
          const after = passed > tile ? passed - 1 : passed;
          if (passed <= tile) tile++;
          change += after * weight[at + 1]! - passed * weight[at]!;
        }
        change += tile * weight[upper]!;
        const after = (2 * rank + digit[length - 2]! + change) >> 1;
        down[upper * half + rank] = after;
        up[upper * half + after] = rank;
      }
      // The next rank: the digits count with bases length, length - 1, … 3.
      let at = length - 3;
      while (at >= 0 && digit[at] === length - 1 - at) {
        sum -= digit[at]!;
        digit[at--] = 0;
      }
      if (at >= 0) {
        digit[at]!++;
        sum++;
      }
    }
  }

  private search(goalBlank: number): void {
    const { cells, columns, half, distance, toward, down, up } = this;
    const queue = new Int32Array(distance.length);
    queue[0] = goalBlank * half;
    distance[goalBlank * half] = 0;
    for (let taken = 0, put = 1; taken < put; taken++) {
      const state = queue[taken]!;
      const blank = Math.floor(state / half);
      const column = blank % columns;
      const farther = distance[state]! + 1;
      const upper = blank - columns;
      const lower = blank + columns;
      for (let step = 0; step < 4; step++) {
        let next = 0;
        if (step === 0) {
          if (upper < 0) continue;
          next = upper * half + up[state - columns * half]!;
        } else if (step === 1) {
          if (lower >= cells) continue;
          next = lower * half + down[state]!;
        } else if (step === 2) {
          if (column === 0) continue;
          next = state - half;
        } else {
          if (column === columns - 1) continue;
          next = state + half;
        }
        if (distance[next] !== UNREACHED) continue;
        distance[next] = farther;
        toward[next] = 4 * state + (step ^ 1); // back: U ↔ D, L ↔ R
        queue[put++] = next;
      }
    }
  }
}

/** ONES[word]: its number of one-bits, for words of 10 bits. */
const ONES = new Uint8Array(1024);
for (let word = 1; word < 1024; word++) ONES[word] = ONES[word >> 1]! + (word & 1);
