/**
 * WalkingDistance: a lower bound for the moves of a sliding puzzle along one of its two directions.
 *
 * Use     const down = new WalkingDistance(3, 3)
 * Time    4×4: 24,964 states, about 20 ms to build; six lines of 2: 367,560, about 0.4 s; O(1) a move by
 *         tables, O(cells) for a new board
 * Space   1 byte a state, and 8 bytes · lines for the transitions: 0.8 MB for 4×4
 * Limits  up to 16 cells in 6 lines: all boards to 4×4, 2×6 and 3×5; seven lines of 2 have more than
 *         5 million states
 * Errors  RangeError for other sizes, Error for a board whose lines fit no state (one that does not
 *         hold each tile once may pass)
 * Source  Ken'ichiro Takahashi, 2001; own code
 * Tested  walking-distance.test.ts: numbers of states, farthest ones; admissible and consistent on every 3×3
 *         state: sliding-heuristic.test.ts
 *
 * For the rows: count[i][j] tiles of row i have their goal in row j, and one row has the blank. A
 * vertical move carries a tile from row i ± 1 to the blank's row i; tiles of the same goal row need not be
 * distinguished. Breadth-first search from the goal over all such tables gives the fewest vertical moves.
 * Columns work alike, and both bounds may be added.
 *
 * key    the counts as digits of base width + 1, line by line; those of the last line follow from the
 *        others, so they are left out
 */
export class WalkingDistance {
  readonly lines: number;
  readonly width: number;
  /** distance[state]; state 0 is the goal. */
  readonly distance: Uint8Array;
  /** next[(2 · state + away) · lines + goal line of the tile]; away: the blank goes to a later line. */
  readonly next: Int32Array;
  private readonly keys: Float64Array;
  /** slots[…]: state + 1 of a key, or 0. */
  private readonly slots: Int32Array;
  /** What one tile of the goal line adds to the key: powers[line · lines + goal line]. */
  private readonly powers: readonly number[];

  /** `lines` rows of `width` cells, or as many columns. */
  constructor(lines: number, width: number) {
    const whole = Number.isInteger(lines) && Number.isInteger(width);
    if (!whole || lines < 1 || width < 1 || lines > 6 || lines * width > 16) {
      throw new RangeError(
        `WalkingDistance: up to 6 lines and 16 cells, got ${lines} lines of ${width}`,
      );
    }
    this.lines = lines;
    this.width = width;
    const base = width + 1;
    const last = lines * (lines - 1);
    const powers = Array.from({ length: lines * lines }, (_, at) => (at < last ? base ** at : 0));
    const capacity = lines < 5 ? 2 ** 15 : 2 ** 19; // unneeded pages of it are never touched
    this.keys = new Float64Array(capacity);
    this.slots = new Int32Array(2 * capacity);
    this.powers = powers;
    const { keys } = this;
    const blanks = new Uint8Array(capacity);
    const distance = new Uint8Array(capacity);
    const next = new Int32Array(2 * lines * capacity);
    const count = new Uint8Array(lines * lines);
    blanks[0] = lines - 1;
    let goal = 0;
    for (let line = 0; line < lines; line++) goal += width * powers[line * lines + line]!;
    let size = this.enter(goal, 0) + 1;
    for (let state = 0; state < size; state++) {
      const key = keys[state]!;
      const blank = blanks[state]!;
      for (let line = 0; line < lines; line++) count[last + line] = width;
      count[lines * lines - 1]!--;
      for (let at = 0, rest = key; at < last; at++) {
        const quotient = Math.floor(rest / base);
        count[at] = rest - quotient * base;
        count[last + (at % lines)]! -= count[at]!;
        rest = quotient;
      }
      let at = 2 * lines * state;
      for (let from = blank - 1; from <= blank + 1; from += 2) {
        for (let line = 0; line < lines; line++, at++) {
          if (from < 0 || from === lines || count[from * lines + line] === 0) {
            next[at] = -1;
            continue;
          }
          const after = key - powers[from * lines + line]! + powers[blank * lines + line]!;
          const id = this.enter(after, size);
          next[at] = id;
          if (id < size) continue;
          size++;
          blanks[id] = from;
          distance[id] = distance[state]! + 1;
        }
      }
    }
    this.distance = distance.subarray(0, size);
    this.next = next.subarray(0, 2 * lines * size);
  }

  /** The state of a key, which is `fresh` when it is not there. */
  private enter(key: number, fresh: number): number {
    const slot = this.slotOf(key);
    if (this.slots[slot] === 0) {
      this.keys[fresh] = key;
      this.slots[slot] = fresh + 1;
    }
    return this.slots[slot]! - 1;
  }

  /** The slot of a key, or the free slot where it belongs. */
  private slotOf(key: number): number {
    const { keys, slots } = this;
    let slot = Math.imul(key, SPREAD) >>> (Math.clz32(slots.length) + 1);
    while (slots[slot] !== 0 && keys[slots[slot]! - 1] !== key)
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  }

  /** The state of a board, from the line of each cell and the goal line of each tile. */
  stateOf(
    board: ArrayLike<number>,
    lineOf: (cell: number) => number,
    goalLine: ArrayLike<number>,
  ): number {
    let key = 0;
    for (let cell = 0; cell < this.lines * this.width; cell++) {
      const tile = board[cell]!;
      if (tile !== 0) key += this.powers[lineOf(cell) * this.lines + goalLine[tile]!]!;
    }
    const state = this.slots[this.slotOf(key)]! - 1;
    if (state < 0) {
      const shown = Array.from(board).join(" ");
      throw new Error(
        `WalkingDistance.stateOf: no board of ${this.lines} × ${this.width}: ${shown}`,
      );
    }
    return state;
  }
}

/** Odd, near 2^32 / golden ratio: Fibonacci hashing. */
const SPREAD = 0x9e3779b1;
