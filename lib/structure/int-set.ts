/**
 * IntSet: a set of integers in [0, capacity), which finds the nearest one below and above any number.
 *
 * Use     const set = new IntSet(100); set.add(x); set.has(x); set.floor(50); set.ceil(50); set.delete(x)
 * Time    O(log32 capacity), so at most six steps, for every method; clear and addWhere O(capacity / 32)
 * Space   capacity / 8 bytes and 3 % more
 * Limits  capacity in [0, 2^30]
 * Errors  RangeError for a bad capacity, a number outside, one that is no 32-bit integer, a value that
 *         is no byte
 * Source  a tree of 32-bit words, a bit being 1 where the word below it is not 0 (as in van Emde
 *         Boas trees, Inf. Proc. Letters 6 (1977), 80-82); own code
 * Tested  programs.test.ts: against steps from number to number; int-set.test.ts: addWhere, numbers outside,
 *         all sizes; verify: library-checker predecessor_problem
 */
export class IntSet {
  /** Its numbers are below it. */
  readonly capacity: number;
  private count = 0;
  /** levels[0] has a bit for each number, levels[h + 1] one for each word of levels[h]. */
  private readonly levels: Int32Array[] = [];

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 30) {
      throw new RangeError(`IntSet: capacity must be an integer in [0, 2^30], got ${capacity}`);
    }
    this.capacity = capacity;
    let words = capacity;
    do {
      words = (words + 31) >>> 5;
      this.levels.push(new Int32Array(words));
    } while (words > 1);
  }

  /** How many numbers are in the set. */
  get size(): number {
    return this.count;
  }

  has(x: number): boolean {
    if (x >>> 0 !== x || x >= this.capacity) throw this.outside("has", x);
    return ((this.levels[0]![x >>> 5]! >>> (x & 31)) & 1) === 1;
  }

  /** Puts x in; false if it was there. */
  add(x: number): boolean {
    if (x >>> 0 !== x || x >= this.capacity) throw this.outside("add", x);
    if (((this.levels[0]![x >>> 5]! >>> (x & 31)) & 1) === 1) return false;
    this.count++;
    let bit = x;
    for (const words of this.levels) {
      const at = bit >>> 5;
      const old = words[at]!;
      words[at] = old | (1 << (bit & 31));
      if (old !== 0) break;
      bit = at;
    }
    return true;
  }

  /** Takes x out; false if it was not there. */
  delete(x: number): boolean {
    if (x >>> 0 !== x || x >= this.capacity) throw this.outside("delete", x);
    if (((this.levels[0]![x >>> 5]! >>> (x & 31)) & 1) === 0) return false;
    this.count--;
    let bit = x;
    for (const words of this.levels) {
      const at = bit >>> 5;
      const left = words[at]! & ~(1 << (bit & 31));
      words[at] = left;
      if (left !== 0) break;
      bit = at;
    }
    return true;
  }

  /** The least number ≥ x, or -1; x may lie outside [0, size). */
  ceil(x: number): number {
    if ((x | 0) !== x) throw this.noInteger("ceil", x);
    if (this.count === 0) return -1;
    const { levels } = this;
    let bit = x < 0 ? 0 : x;
    for (let level = 0; level < levels.length; level++) {
      const words = levels[level]!;
      const at = bit >>> 5;
      if (at >= words.length) return -1;
      const above = words[at]! >>> (bit & 31);
      if (above !== 0) {
        bit += 31 - Math.clz32(above & -above);
        while (level-- > 0) {
          const word = levels[level]![bit]!;
          bit = (bit << 5) + 31 - Math.clz32(word & -word);
        }
        return bit;
      }
      bit = at + 1;
    }
    return -1;
  }

  /** The largest number ≤ x, or -1; x may lie outside [0, size). */
  floor(x: number): number {
    if ((x | 0) !== x) throw this.noInteger("floor", x);
    if (this.count === 0) return -1;
    const { levels } = this;
    let bit = x < this.capacity ? x : this.capacity - 1;
    for (let level = 0; level < levels.length && bit >= 0; level++) {
      const below = levels[level]![bit >>> 5]! << (31 - (bit & 31));
      if (below !== 0) {
        bit -= Math.clz32(below);
        while (level-- > 0) bit = (bit << 5) + 31 - Math.clz32(levels[level]![bit]!);
        return bit;
      }
      bit = (bit >>> 5) - 1;
    }
    return -1;
  }

  /** Puts in every x with bytes[x] === value; it fills whole words, so it is much faster than add. */
  addWhere(bytes: Uint8Array, value: number): void {
    if (bytes.length > this.capacity) {
      throw new RangeError(`IntSet.addWhere: ${bytes.length} bytes for the size ${this.capacity}`);
    }
    if ((value & 255) !== value) {
      throw new RangeError(`IntSet.addWhere: value must be a byte, got ${value}`);
    }
    const low = this.levels[0]!;
    let count = 0;
    const { length } = bytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, length);
    const equal = Math.imul(value, 0x01010101);
    for (let at = 0, from = 0; from < length; at++, from += 32) {
      let word = 0;
      let x = from;
      for (const to = Math.min(from + 32, length) - 3; x < to; x += 4) {
        word |= zeroBytes(view.getInt32(x, true) ^ equal) << (x & 31);
      }
      for (; x < length && x < from + 32; x++) word |= +(bytes[x] === value) << (x & 31);
      count += ones(word & ~low[at]!);
      low[at]! |= word;
    }
    this.count += count;
    for (let level = 1; level < this.levels.length; level++) {
      const words = this.levels[level]!;
      const below = this.levels[level - 1]!;
      for (let at = 0; at < below.length; at++) {
        if (below[at] !== 0) words[at >>> 5]! |= 1 << (at & 31);
      }
    }
  }

  clear(): void {
    for (const words of this.levels) words.fill(0);
    this.count = 0;
  }

  private outside(method: string, x: number): RangeError {
    return new RangeError(`IntSet.${method}: number must be in [0, ${this.capacity}), got ${x}`);
  }

  private noInteger(method: string, x: number): RangeError {
    return new RangeError(`IntSet.${method}: number must be a 32-bit integer, got ${x}`);
  }
}

/** Which of a word's four bytes are 0: bit 0 for the lowest. */
function zeroBytes(word: number): number {
  const sevens = (word & 0x7f7f7f7f) + 0x7f7f7f7f;
  const zeros = ~(sevens | word) & 0x80808080;
  return Math.imul(zeros >>> 7, 0x10204080) >>> 28;
}

/** How many bits of a word are 1. */
function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
