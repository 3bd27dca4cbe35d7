/**
 * SlidingTable: for every reachable state of a small sliding puzzle, distance and first move to the goal.
 *
 * Time    O(states · cells) to build (3×3: about 15 ms), O(cells) a look-up, O(1) a step of a path
 * Space   2 bytes a state, and 4 bytes · (cells - columns) · (cells - 1)!: 1.3 MB for 3×3
 * Limits  2 to 10 cells, at least 2 rows and 2 columns (one row: the order of tiles never changes)
 * Errors  RangeError for other sizes, and for a goal or a board that does not hold 0 … cells-1
 * Source  ranked frontier search after Korf and Schultze, AAAI 2005; own code
 * Tested  sliding-table.test.ts: against BFS on strings on all boards to 3×3; OEIS A089473
 *
 * A state is blank cell · half + rank, where rank numbers the sequence of the tiles without the blank
 * among the sequences of its parity, half = (cells - 1)!/2 of them; tiles are renamed so that the goal
 * is 0 1 2 …. A horizontal move keeps the sequence, so it keeps the rank. A vertical one carries a
 * tile over `columns - 1` others, the same way for all states with the blank on that cell: a table.
 */
import { factorial, permutationHalfUnrank, permutationRank } from "./permutation-rank";

/** The moves of the blank, in the order of their codes 0 … 3. */
export const BLANK_MOVES = "UDLR";

const NO_MOVE = 4;
const UNREACHED = 255;

export class SlidingTable {
  readonly rows: number;
  readonly columns: number;
  /** distance[state] and move[state] towards the goal, as a code of BLANK_MOVES; the goal has 4. */
  readonly distance: Uint8Array;
  readonly move: Uint8Array;
  private readonly half: number;
  private readonly cells: number;
  private readonly goalRow: number;
  /** name[tile] = its place in the goal's sequence. */
  private readonly name: Uint8Array;
  /** vertical[2u], [2u + 1]: rank after the blank goes from cell u down, from below u up to it. */
  private readonly vertical: Int32Array[] = [];
  private readonly sequence: Uint8Array;

  /** The goal defaults to 1 2 3 … with the blank, 0, last. */
  constructor(rows: number, columns: number, goal?: ArrayLike<number>) {
    const cells = rows * columns;
    if (!Number.isInteger(cells) || rows < 2 || columns < 2 || cells > 10) {
      throw new RangeError(`SlidingTable: 2 to 10 cells, both sides ≥ 2, got ${rows}×${columns}`);
    }
    this.rows = rows;
    this.columns = columns;
    this.cells = cells;
    this.half = factorial(cells - 1) / 2;
    this.sequence = new Uint8Array(cells - 1);
    this.name = new Uint8Array(cells);
    let blank = cells - 1;
    let place = 0;
    for (let cell = 0; cell < cells; cell++) {
      const tile = goal ? goal[cell]! : (cell + 1) % cells;
      if (tile === 0) blank = cell;
      else this.name[tile] = place++;
    }
    this.goalRow = Math.floor(blank / columns);
    this.makeVertical();
    this.distance = new Uint8Array(cells * this.half).fill(UNREACHED);
    this.move = new Uint8Array(cells * this.half).fill(NO_MOVE);
    if (goal) this.stateOf(goal); // refuses a goal that is no board
    this.search(blank * this.half);
  }

  /** The state of a board, or -1 when the goal cannot be reached from it. */
  stateOf(board: ArrayLike<number>): number {
    const { cells, name } = this;
    const sequence = this.sequence;
    let blank = -1;
    let length = 0;
    for (let cell = 0; cell < cells; cell++) {
      const tile = board[cell]!;
      if (tile === 0 && blank < 0) blank = cell;
      else if (tile > 0 && tile < cells && length < sequence.length)
        sequence[length++] = name[tile]!;
      else length = cells;
    }
    if (length !== cells - 1) {
      const shown = Array.from({ length: cells }, (_, cell) => board[cell]).join(" ");
      throw new RangeError(`SlidingTable: expected each of 0 … ${cells - 1} once, got ${shown}`);
    }
    const state = blank * this.half + (permutationRank(sequence) >> 1);
    let inversions = 0;
    for (let right = 1; right < length; right++) {
      for (let left = 0; left < right; left++) inversions += +(sequence[left]! > sequence[right]!);
    }
    return (inversions & 1) === this.parityAt(blank) ? state : -1;
  }

  /** The state after a move of the blank (0 … 3 for U D L R), or -1 at the edge of the board. */
  step(state: number, move: number): number {
    const { columns, half } = this;
    const blank = Math.floor(state / half);
    const rank = state - blank * half;
    const column = blank % columns;
    if (move === 2) return column > 0 ? state - half : -1;
    if (move === 3) return column < columns - 1 ? state + half : -1;
    if (move === 0) {
      const upper = blank - columns;
      return upper < 0 ? -1 : upper * half + this.vertical[2 * upper + 1]![rank]!;
    }
    const lower = blank + columns;
    return lower >= this.cells ? -1 : lower * half + this.vertical[2 * blank]![rank]!;
  }

  /** Parity of the sequences that the goal can be reached from with the blank on that cell. */
  private parityAt(blank: number): number {
    return ((Math.floor(blank / this.columns) - this.goalRow) * (this.columns - 1)) & 1;
  }

  private makeVertical(): void {
    const { cells, columns, half } = this;
    const sequence = this.sequence;
    for (let upper = 0; upper + columns < cells; upper++) {
      const down = new Int32Array(half);
      const up = new Int32Array(half);
      const parity = this.parityAt(upper);
      for (let rank = 0; rank < half; rank++) {
        permutationHalfUnrank(rank, parity, cells - 1, sequence);
        // The blank goes down: the tile below it comes to its cell, before those in between.
        const tile = sequence[upper + columns - 1]!;
        sequence.copyWithin(upper + 1, upper, upper + columns - 1);
        sequence[upper] = tile;
        const after = permutationRank(sequence) >> 1;
        down[rank] = after;
        up[after] = rank;
      }
      this.vertical.push(down, up);
    }
  }

  private search(goal: number): void {
    const { distance, move } = this;
    const queue = new Int32Array(distance.length);
    let put = 1;
    queue[0] = goal;
    distance[goal] = 0;
    for (let taken = 0; taken < put; taken++) {
      const state = queue[taken]!;
      for (let step = 0; step < 4; step++) {
        const next = this.step(state, step);
        if (next < 0 || distance[next] !== UNREACHED) continue;
        distance[next] = distance[state]! + 1;
        move[next] = step ^ 1; // back: U ↔ D, L ↔ R
        queue[put++] = next;
      }
    }
  }
}
