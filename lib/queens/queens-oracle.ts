/**
 * QueensOracle: whether the first queens of a placement can be completed, within a budget.
 *
 * Use     const oracle = new QueensOracle(8); oracle.ask([0, 2], 2, 1000)
 * Time    about 0.2 µs a queen tried; ask stops after `budget` of them
 * Space   24n² bytes
 * Limits  n in [1, 64]; not checked to be numbers: QueensOracle.ask(first, budget)
 * Errors  RangeError for any other n, or more first queens than columns
 * Source  line with the fewest free squares first (Bitner, Reingold 1975), counted for all rows at
 *         once in bit planes; own code
 * Tested  queens-oracle.test.ts: every start of every board to n = 8 against queensAll, budgets
 *
 * low, high     free rows of the open columns, row 0 … 31 and 32 … 63, one level of the search after
 *               the other; columns names them
 * hitLow[d·n+r] rows that a queen on row r attacks d columns away; hitHigh likewise
 * ones, twos    with fours, the binary digits of the number of open columns in which each row is
 *               free; many: eight or more
 */
export type Completable = "yes" | "no" | "gave up";

export class QueensOracle {
  readonly n: number;
  /** After "yes" the whole placement. */
  readonly rows: Int32Array;
  private readonly columns: Int32Array;
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly hitLow: Int32Array;
  private readonly hitHigh: Int32Array;
  private left = 0;

  constructor(n: number) {
    if (!Number.isInteger(n) || n < 1 || n > 64) {
      throw new RangeError(`QueensOracle: n must be an integer in [1, 64], got ${n}`);
    }
    this.n = n;
    this.rows = new Int32Array(n);
    this.columns = new Int32Array(n * n);
    this.low = new Int32Array(n * n);
    this.high = new Int32Array(n * n);
    this.hitLow = new Int32Array(n * n);
    this.hitHigh = new Int32Array(n * n);
    for (let distance = 0; distance < n; distance++) {
      for (let row = 0; row < n; row++) {
        for (const hit of [row - distance, row, row + distance]) {
          if (hit < 0 || hit >= n) continue;
          const word = hit < 32 ? this.hitLow : this.hitHigh;
          word[distance * n + row]! |= 1 << hit;
        }
      }
    }
  }

  /** Whether some placement begins with these rows (of columns 0 … count-1, which do not attack each other). */
  ask(first: ArrayLike<number>, count: number, budget: number): Completable {
    const { n, rows, columns, low, high, hitLow, hitHigh } = this;
    if (!(count >= 0 && count <= n)) {
      throw new RangeError(`QueensOracle.ask: count must be in [0, ${n}], got ${count}`);
    }
    let openLow = (2 ** Math.min(n, 32) - 1) | 0;
    let openHigh = (2 ** Math.max(n - 32, 0) - 1) | 0;
    for (let column = count; column < n; column++) {
      let freeLow = openLow;
      let freeHigh = openHigh;
      for (let at = 0; at < count; at++) {
        freeLow &= ~hitLow[(column - at) * n + first[at]!]!;
        freeHigh &= ~hitHigh[(column - at) * n + first[at]!]!;
      }
      columns[column - count] = column;
      low[column - count] = freeLow;
      high[column - count] = freeHigh;
    }
    for (let at = 0; at < count; at++) {
      rows[at] = first[at]!;
      openLow &= ~hitLow[first[at]!]!;
      openHigh &= ~hitHigh[first[at]!]!;
    }
    this.left = budget;
    return this.search(0, n - count, openLow, openHigh);
  }

  /** The level's open columns stand at [base, base + open); openLow and openHigh are the rows left. */
  private search(base: number, open: number, openLow: number, openHigh: number): Completable {
    if (open === 0) return "yes";
    const { low, high } = this;
    let [ones, twos, fours, many] = [0, 0, 0, 0];
    let [onesHigh, twosHigh, foursHigh, manyHigh] = [0, 0, 0, 0];
    let tightest = base;
    let fewest = 65;
    for (let at = base; at < base + open; at++) {
      const freeLow = low[at]!;
      const freeHigh = high[at]!;
      const free = bits(freeLow) + bits(freeHigh);
      if (free < fewest) {
        fewest = free;
        tightest = at;
      }
      const toTwos = ones & freeLow;
      const toFours = twos & toTwos;
      ones ^= freeLow;
      twos ^= toTwos;
      many |= fours & toFours;
      fours ^= toFours;
      const toTwosHigh = onesHigh & freeHigh;
      const toFoursHigh = twosHigh & toTwosHigh;
      onesHigh ^= freeHigh;
      twosHigh ^= toTwosHigh;
      manyHigh |= foursHigh & toFoursHigh;
      foursHigh ^= toFoursHigh;
    }
    if (fewest === 0) return "no";
    const met = ones | twos | fours | many;
    const metHigh = onesHigh | twosHigh | foursHigh | manyHigh;
    if ((openLow & ~met) | (openHigh & ~metHigh)) return "no"; // a row that is free in no column
    // A row that is free in as few columns comes first: half the queens of the other way round.
    for (let count = 1; count <= 7 && count <= fewest; count++) {
      const one = count & 1 ? 0 : -1;
      const two = count & 2 ? 0 : -1;
      const four = count & 4 ? 0 : -1;
      const rowsLow = openLow & (ones ^ one) & (twos ^ two) & (fours ^ four) & ~many;
      const rowsHigh =
        openHigh & (onesHigh ^ one) & (twosHigh ^ two) & (foursHigh ^ four) & ~manyHigh;
      if (rowsLow !== 0) return this.tryRow(base, open, lowest(rowsLow), openLow, openHigh);
      if (rowsHigh !== 0) return this.tryRow(base, open, 32 + lowest(rowsHigh), openLow, openHigh);
    }
    for (let row = 0; row < 64; row += 32) {
      for (let free = (row === 0 ? low : high)[tightest]!; free !== 0; free &= free - 1) {
        const ended = this.put(base, open, tightest, row + lowest(free), openLow, openHigh);
        if (ended !== "no") return ended;
      }
    }
    return "no";
  }

  /** A queen on this row in each column where it is free. */
  private tryRow(base: number, open: number, row: number, openLow: number, openHigh: number) {
    const free = row < 32 ? this.low : this.high;
    for (let at = base; at < base + open; at++) {
      if (((free[at]! >>> row) & 1) === 0) continue;
      const ended = this.put(base, open, at, row, openLow, openHigh);
      if (ended !== "no") return ended;
    }
    return "no";
  }

  /** Makes the next level with this queen; "no" at once when a column has no free square left. */
  private put(
    base: number,
    open: number,
    chosen: number,
    row: number,
    openLow: number,
    openHigh: number,
  ): Completable {
    if (this.left-- <= 0) return "gave up";
    const { n, low, high, hitLow, hitHigh } = this;
    const columns = this.columns;
    const column = columns[chosen]!;
    let to = base + n;
    for (let at = base; at < base + open; at++) {
      if (at === chosen) continue;
      const other = columns[at]!;
      const hit = (other > column ? other - column : column - other) * n + row;
      const freeLow = low[at]! & ~hitLow[hit]!;
      const freeHigh = high[at]! & ~hitHigh[hit]!;
      if ((freeLow | freeHigh) === 0) return "no";
      columns[to] = other;
      low[to] = freeLow;
      high[to++] = freeHigh;
    }
    this.rows[column] = row;
    return this.search(base + n, open - 1, openLow & ~hitLow[row]!, openHigh & ~hitHigh[row]!);
  }
}

function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

function bits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
