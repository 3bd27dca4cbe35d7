/**
 * WalkingDistance: a lower bound for the moves of a sliding puzzle along one of its two directions.
 *
 * Time    4×4: 24,964 states, about 20 ms to build; O(1) a move by tables, O(cells) for a new board
 * Space   1 byte a state, and 8 bytes · lines for the transitions: 0.8 MB for 4×4
 * Limits  2 to 5 lines with lines² · bits(width) ≤ 52: all boards to 4×4, 3×5 both ways, 2×any
 * Errors  RangeError for other sizes, Error for a board that is not of this size
 * Source  Ken'ichiro Takahashi, 2001; own code
 * Tested  walking-distance.test.ts: admissible, consistent and at least Manhattan on every 3×3 state
 *
 * For the rows: count[i][j] tiles of row i have their goal in row j, and one row has the blank. A
 * vertical move carries a tile from row i ± 1 to the blank's row i; which tile of the same goal row it
 * is does not matter. Breadth-first search from the goal over all these tables gives the fewest such
 * moves. The columns are the same with rows and columns exchanged, and both bounds may be added.
 *
 * key    the counts as digits of base 2^bits, line by line
 */
export class WalkingDistance {
  readonly lines: number;
  readonly width: number;
  /** distance[state]; state 0 is the goal. */
  readonly distance: Uint8Array;
  /** next[(2 · state + away) · lines + goal line of the tile]; away: the blank goes to a later line. */
  readonly next: Int32Array;
  private readonly states: ReadonlyMap<number, number>;
  private readonly digit: number;

  /** `lines` rows of `width` cells, or as many columns. */
  constructor(lines: number, width: number) {
    const bits = 32 - Math.clz32(width);
    const fits = lines * lines * bits <= 52 && lines >= 1 && width >= 1;
    if (!Number.isInteger(lines) || !Number.isInteger(width) || !fits) {
      throw new RangeError(`WalkingDistance: lines² · bits(width) ≤ 52, got ${lines} × ${width}`);
    }
    this.lines = lines;
    this.width = width;
    this.digit = 2 ** bits;
    const powers = Array.from({ length: lines * lines }, (_, at) => this.digit ** at);
    let goal = 0;
    for (let line = 0; line < lines; line++) {
      goal += (line === lines - 1 ? width - 1 : width) * powers[line * lines + line]!;
    }
    const states = new Map([[goal, 0]]);
    const keys = [goal];
    const blanks = [lines - 1];
    const distance = [0];
    const next: number[] = [];
    for (let state = 0; state < keys.length; state++) {
      const key = keys[state]!;
      for (let away = 0; away < 2; away++) {
        const blank = blanks[state]!;
        const from = away === 1 ? blank + 1 : blank - 1;
        for (let line = 0; line < lines; line++) {
          const power = powers[from * lines + line];
          if (power === undefined || Math.floor(key / power) % this.digit === 0) {
            next.push(-1);
            continue;
          }
          const after = key - power + powers[blank * lines + line]!;
          let id = states.get(after);
          if (id === undefined) {
            id = keys.length;
            states.set(after, id);
            keys.push(after);
            blanks.push(from);
            distance.push(distance[state]! + 1);
          }
          next.push(id);
        }
      }
    }
    this.states = states;
    this.distance = Uint8Array.from(distance);
    this.next = Int32Array.from(next);
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
      if (tile !== 0) key += this.digit ** (lineOf(cell) * this.lines + goalLine[tile]!);
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
