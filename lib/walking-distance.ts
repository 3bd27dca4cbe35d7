/**
 * WalkingDistance: a lower bound for the moves of a sliding puzzle along one of its two directions.
 *
 * Time    4×4: 24,964 states, about 20 ms to build; six lines of 2: 367,560, about 0.4 s; O(1) a move by
 *         tables, O(cells) for a new board
 * Space   1 byte a state, and 8 bytes · lines for the transitions: 0.8 MB for 4×4
 * Limits  up to 16 cells in 6 lines: all boards to 4×4, 2×6 and 3×5; seven lines of 2 have more than
 *         5 million states
 * Errors  RangeError for other sizes, Error for a board whose lines fit no state (one that does not
 *         hold each tile once may pass)
 * Source  Ken'ichiro Takahashi, 2001; own code
 * Tested  walking-distance.test.ts: admissible, consistent and at least Manhattan on every 3×3 state
 *
 * For the rows: count[i][j] tiles of row i have their goal in row j, and one row has the blank. A
 * vertical move carries a tile from row i ± 1 to the blank's row i; which tile of the same goal row it
 * is does not matter. Breadth-first search from the goal over all these tables gives the fewest such
 * moves. The columns are the same with rows and columns exchanged, and both bounds may be added.
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
  private readonly states: ReadonlyMap<number, number>;
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
    let goal = 0;
    for (let line = 0; line < lines; line++) goal += width * powers[line * lines + line]!;
    const states = new Map([[goal, 0]]);
    const keys = [goal];
    const blanks = [lines - 1];
    const distance = [0];
    let next = new Int32Array(2 * lines * 1024);
    const count = new Uint8Array(lines * lines);
    for (let state = 0; state < keys.length; state++) {
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
      if (at === next.length) {
        const larger = new Int32Array(2 * at);
        larger.set(next);
        next = larger;
      }
      for (let from = blank - 1; from <= blank + 1; from += 2) {
        for (let line = 0; line < lines; line++, at++) {
          if (from < 0 || from === lines || count[from * lines + line] === 0) {
            next[at] = -1;
            continue;
          }
          const after = key - powers[from * lines + line]! + powers[blank * lines + line]!;
          let id = states.get(after);
          if (id === undefined) {
            id = keys.length;
            states.set(after, id);
            keys.push(after);
            blanks.push(from);
            distance.push(distance[state]! + 1);
          }
          next[at] = id;
        }
      }
    }
    this.states = states;
    this.powers = powers;
    this.distance = Uint8Array.from(distance);
    this.next = next.slice(0, 2 * lines * keys.length);
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
    const state = this.states.get(key);
    if (state === undefined) {
      const shown = Array.from(board).join(" ");
      throw new Error(
        `WalkingDistance.stateOf: no board of ${this.lines} × ${this.width}: ${shown}`,
      );
    }
    return state;
  }
}
