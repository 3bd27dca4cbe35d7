/**
 * QueensHalves: all placements of queens in the rows on one side of a filled middle of the board.
 *
 * Use     const halves = new QueensHalves(6, 100)
 * Time    fill about 40 ns a half, for the search and the sorting
 * Space   16 bytes a half and 8 · 4^h
 * Limits  n ≤ 18; h ≤ 8 rows on either side, n - 2h of them in the middle; not checked to be numbers: new
 *         QueensHalves(n, h), QueensHalves.fill(free, reach, rising, falling)
 * Errors  none: queensJoin checks n
 * Source  own design, for queensJoin
 * Tested  queens-halves.test.ts: against all placements of the upper rows at n = 4 to 8
 *
 * far    |2r - n + 1| of a row r; reach: the largest |2c - n + 1| of the columns c of the middle queens
 * EDGE   the bit of a half with a queen in a middle column on a row as far out as `reach`; none may
 *        stand there farther out
 */
const EDGE = 1 << 31;

export class QueensHalves {
  /** The number of column sets; only free columns are numbered. */
  readonly sets: number;
  count = 0;
  /** Of each half, the diagonals that meet the other side. */
  masks = new Int32Array(0);
  /** ends[2 · set + edge] is where the masks of column set `set` end, those without an edge first. */
  readonly ends: Int32Array;
  readonly n: number;
  readonly h: number;
  keys = new Int32Array(1 << 14);
  unsorted = new Int32Array(1 << 14);
  readonly keyLow = new Int32Array(512);
  readonly keyHigh = new Int32Array(512);
  readonly allowed: Int32Array;
  readonly marks: Int32Array;

  constructor(n: number, h: number) {
    this.n = n;
    this.h = h;
    this.sets = 1 << (2 * h);
    this.ends = new Int32Array(2 * this.sets + 1);
    this.allowed = new Int32Array(h);
    this.marks = new Int32Array(h * n);
  }

  /** Where the masks of this column set begin: 0 all, 1 those with an edge; 2: where they end. */
  begin(set: number, part: 0 | 1 | 2): number {
    const key = 2 * set + part;
    return key === 0 ? 0 : this.ends[key - 1]!;
  }

  /** rowOf(step): the row filled at each step, from the middle outwards. */
  fill(
    free: number,
    reach: number,
    rowOf: (step: number) => number,
    rising: number,
    falling: number,
  ) {
    const { n, h, allowed, marks } = this;
    const width = 2 * h - 1; // diagonals of each direction that meet both sides
    const middle = n - 2 * h;
    const middleColumns = ((1 << middle) - 1) << h;
    for (let step = 0; step < h; step++) {
      const row = rowOf(step);
      const far = Math.abs(2 * row - n + 1);
      allowed[step] = far > reach ? free & ~middleColumns : free;
      for (let column = 0; column < n; column++) {
        const down = row - column + h - 1;
        const up = row + column - h - middle;
        let mark = far === reach && (middleColumns >> column) & 1 ? EDGE : 0;
        if (down >= 0 && down < width) mark |= 1 << down;
        if (up >= 0 && up < width) mark |= 1 << (width + up);
        marks[step * n + column] = mark;
      }
    }
    this.number(free);
    this.search(rising, falling);
    this.sort();
  }

  /** Numbers the free columns: keyLow and keyHigh give twice the set of the columns 0 … 8 and 9 …. */
  private number(free: number): void {
    let rank = 1;
    for (let column = 0; column < this.n; column++) {
      const keys = column < 9 ? this.keyLow : this.keyHigh;
      const bit = 1 << (column % 9);
      const key = (free >> column) & 1 ? 1 << rank++ : 0;
      for (let set = bit; set < 2 * bit; set++) keys[set] = keys[set ^ bit]! | key;
    }
  }

  /** Depth first; the two outermost rows have loops of their own, without the stack. */
  private search(risingAtStart: number, fallingAtStart: number): void {
    const { n, h, allowed, marks, ends, keyLow, keyHigh } = this;
    let { keys, unsorted } = this;
    ends.fill(0);
    const last = h - 1;
    const outermost = allowed[last]!;
    const outermostMarks = last * n + 31;
    const stack = new Int32Array(5 * h);
    let count = 0;
    let top = 0;
    let step = 0;
    let columns = 0;
    let mask = 0;
    let rising = risingAtStart;
    let falling = fallingAtStart;
    let free = allowed[0]! & ~(rising | falling);
    for (;;) {
      if (step === last - 1) {
        if (count + n * n > keys.length) {
          keys = grown(keys);
          unsorted = grown(unsorted);
        }
        while (free !== 0) {
          const bit = free & -free;
          free ^= bit;
          const before = columns | bit;
          const marked = mask | marks[step * n + 31 - Math.clz32(bit)]!;
          let open = outermost & ~(before | ((rising | bit) << 1) | ((falling | bit) >> 1));
          while (open !== 0) {
            const outer = open & -open;
            open ^= outer;
            const set = before | outer;
            const half = marked | marks[outermostMarks - Math.clz32(outer)]!;
            const key = keyLow[set & 511]! | keyHigh[set >>> 9]! | (half >>> 31);
            keys[count] = key;
            unsorted[count++] = half;
            ends[key + 1]!++;
          }
        }
      }
      if (free === 0) {
        if (step === 0) break;
        step--;
        falling = stack[--top]!;
        rising = stack[--top]!;
        mask = stack[--top]!;
        columns = stack[--top]!;
        free = stack[--top]!;
        continue;
      }
      const bit = free & -free;
      free ^= bit;
      const nextColumns = columns | bit;
      const nextRising = (rising | bit) << 1;
      const nextFalling = (falling | bit) >> 1;
      const nextFree = allowed[step + 1]! & ~(nextColumns | nextRising | nextFalling);
      if (nextFree === 0) continue;
      stack[top++] = free;
      stack[top++] = columns;
      stack[top++] = mask;
      stack[top++] = rising;
      stack[top++] = falling;
      mask |= marks[step * n + 31 - Math.clz32(bit)]!;
      columns = nextColumns;
      rising = nextRising;
      falling = nextFalling;
      free = nextFree;
      step++;
    }
    this.count = count;
    this.keys = keys;
    this.unsorted = unsorted;
  }

  /** Counting sort by the key. */
  private sort(): void {
    const { count, keys, unsorted, ends } = this;
    if (this.masks.length < count) this.masks = new Int32Array(keys.length);
    const { masks } = this;
    for (let key = 1; key < ends.length; key++) ends[key]! += ends[key - 1]!;
    for (let at = 0; at < count; at++) masks[ends[keys[at]!]!++] = unsorted[at]! & ~EDGE;
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}
