/**
 * queensJoin: the number of placements of n queens, by joining upper and lower halves of the board.
 *
 * Time    n = 14 25 ms, 15 0.2 s, 16 0.7 s, 17 4.5 s; the count itself grows by 6.5 a step
 * Space   8 bytes a half placement of one middle: 8 MB for n = 16, 40 MB for n = 17
 * Limits  n in [4, 18]
 * Errors  RangeError for any other n
 * Source  own design; joining halves by masks as in E. Klyuev, N-Queens-Count-Sol
 * Tested  queens-count.test.ts: OEIS A000170 for n = 4 to 15; its bench to n = 17
 *
 * The two or three middle rows are filled first. Then the rows above and the rows below are each
 * filled in all ways, sorted by the set of columns that they use, and every upper half meets the
 * lower halves that use the other columns: they fit when they share no diagonal, that is when two
 * words have no common bit. Symmetry: of the four mirror images of a middle one is taken; and of a
 * board and its transpose only the one whose middle rows reach farther out than its middle columns
 * (counted twice), or as far (once).
 *
 * side, depth   rows above the middle, and of those below; h = depth of both
 * reach         largest |2c - n + 1| of the columns c of the middle queens
 * EDGE          the bit of a half whose middle columns reach as far as the middle rows do
 */
const EDGE = 1 << 31;

export function queensJoin(n: number): number {
  if (!Number.isInteger(n) || n < 4 || n > 18) {
    throw new RangeError(`queensJoin: n must be an integer in [4, 18], got ${n}`);
  }
  const middle = n & 1 ? 3 : 2;
  const h = (n - middle) >> 1;
  const full = (1 << n) - 1;
  const upper = new Halves(n, h);
  const lower = new Halves(n, h);
  let count = 0;
  forEachMiddle(n, middle, (columns, images) => {
    let used = 0;
    let reach = 0;
    const diagonals = [0, 0, 0, 0]; // rising and falling where they enter the upper, the lower rows
    columns.forEach((column, row) => {
      used |= 1 << column;
      reach = Math.max(reach, Math.abs(2 * column - n + 1));
      diagonals[0]! |= 1 << (column + row + 1);
      diagonals[1]! |= (1 << column) >> (row + 1);
      diagonals[2]! |= 1 << (column + middle - row);
      diagonals[3]! |= (1 << column) >> (middle - row);
    });
    upper.fill(full & ~used, reach, (step) => h - 1 - step, diagonals[0]!, diagonals[1]!);
    if (upper.count === 0) return;
    lower.fill(full & ~used, reach, (step) => h + middle + step, diagonals[2]!, diagonals[3]!);
    count += images * join(upper, lower);
  });
  return count;
}

/** Calls back with one of the mirror images of each filling of the middle rows, and their number. */
function forEachMiddle(
  n: number,
  middle: number,
  visit: (columns: readonly number[], images: number) => void,
): void {
  const columns: number[] = [];
  const code = (row: readonly number[]) => row.reduce((sum, column) => sum * 32 + column, 0);
  const extend = () => {
    if (columns.length === middle) {
      const mirrored = columns.map((column) => n - 1 - column);
      const images = new Set(
        [columns, mirrored, [...columns].reverse(), [...mirrored].reverse()].map(code),
      );
      if (Math.min(...images) === code(columns)) visit(columns, images.size);
      return;
    }
    for (let column = 0; column < n; column++) {
      const row = columns.length;
      if (columns.some((other, at) => other === column || Math.abs(other - column) === row - at))
        continue;
      columns.push(column);
      extend();
      columns.pop();
    }
  };
  extend();
}

/** Twice the number of fitting pairs, less one for each pair with an EDGE. */
function join(upper: Halves, lower: Halves): number {
  const a = upper.masks;
  const b = lower.masks;
  const last = upper.ends.length - 2;
  let count = 0;
  for (let set = 0; set <= last; set++) {
    const to = lower.begin(last - set);
    const end = lower.begin(last - set + 1);
    if (to === end) continue;
    const stop = upper.begin(set + 1);
    for (let i = upper.begin(set); i < stop; i++) {
      const mask = a[i]!;
      const diagonals = mask & ~EDGE;
      let j = to;
      // Four at a time: a third of the time of the plain loop goes.
      for (; j < end - 3; j += 4) {
        const p = b[j]!;
        const q = b[j + 1]!;
        const r = b[j + 2]!;
        const s = b[j + 3]!;
        if ((p & diagonals) === 0) count += (p | mask) < 0 ? 1 : 2;
        if ((q & diagonals) === 0) count += (q | mask) < 0 ? 1 : 2;
        if ((r & diagonals) === 0) count += (r | mask) < 0 ? 1 : 2;
        if ((s & diagonals) === 0) count += (s | mask) < 0 ? 1 : 2;
      }
      for (; j < end; j++) {
        if ((b[j]! & diagonals) === 0) count += (b[j]! | mask) < 0 ? 1 : 2;
      }
    }
  }
  return count;
}

/** All fillings of the rows on one side of the middle: masks of shared diagonals, sorted by columns. */
class Halves {
  count = 0;
  masks = new Int32Array(0);
  /** ends[set] is where the masks of column set `set` end; the columns are numbered without `used`. */
  readonly ends: Int32Array;
  readonly n: number;
  readonly h: number;
  sets = new Int32Array(1 << 14);
  found = new Int32Array(1 << 14);
  readonly allowed: Int32Array;
  readonly marks: Int32Array;

  constructor(n: number, h: number) {
    this.n = n;
    this.h = h;
    this.ends = new Int32Array((1 << (2 * h)) + 1);
    this.allowed = new Int32Array(h);
    this.marks = new Int32Array(h * n);
  }

  begin(set: number): number {
    return set === 0 ? 0 : this.ends[set - 1]!;
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
    this.search(rising, falling);
    this.sort(free);
  }

  private search(risingAtStart: number, fallingAtStart: number): void {
    const { n, h, allowed, marks } = this;
    let { sets, found } = this;
    const last = h - 1;
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
      if (step === last) {
        if (count + n > sets.length) {
          sets = grown(sets);
          found = grown(found);
        }
        const base = step * n + 31;
        while (free !== 0) {
          const bit = free & -free;
          free ^= bit;
          sets[count] = columns | bit;
          found[count++] = mask | marks[base - Math.clz32(bit)]!;
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
    this.sets = sets;
    this.found = found;
  }

  /** Counting sort by the column set, its bits pressed together to the columns that are free. */
  private sort(free: number): void {
    const { n, count, sets, found, ends } = this;
    const low = new Int32Array(512);
    const high = new Int32Array(512);
    let rank = 0;
    for (let column = 0; column < n; column++) {
      const table = column < 9 ? low : high;
      const bit = 1 << (column % 9);
      const mark = (free >> column) & 1 ? 1 << rank++ : 0;
      for (let set = bit; set < 2 * bit; set++) table[set] = table[set ^ bit]! | mark;
    }
    if (this.masks.length < count) this.masks = new Int32Array(sets.length);
    const { masks } = this;
    ends.fill(0);
    for (let at = 0; at < count; at++) {
      const set = sets[at]!;
      const pressed = low[set & 511]! | high[set >>> 9]!;
      sets[at] = pressed;
      ends[pressed + 1]!++;
    }
    for (let set = 1; set < ends.length; set++) ends[set]! += ends[set - 1]!;
    for (let at = 0; at < count; at++) masks[ends[sets[at]!]!++] = found[at]!;
  }
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length);
  larger.set(array);
  return larger;
}
