/**
 * Bitset: a set of integers in [0, size), one bit each.
 *
 * Use     const set = new Bitset(size); set.add(x); set.has(x); set.next(0); set.previous(9); set.count();
 *         uniteShifted(set, set, 3); shift(set, -1); slice(set, 0, 2); isSubset(set, set); intersects(set, set)
 * Time    O(1) for add, delete, has, flip; O(size / 32) for count and the functions on whole sets
 * Space   1 bit an integer of the range, rounded up to 16 bytes
 * Limits  size in [0, 2^31]
 * Errors  RangeError for a bad size, an integer outside the range, two sets of different sizes,
 *         a shift that is no integer, a range outside
 * Source  folklore, own code; the count by carry-save adders (Harley and Seal)
 *         and by halves as in Warren, Hacker's Delight, 5-1
 * Tested  bitset.test.ts: against a Set at every size to 140 and by random steps; verify:
 *         subset-sums.ts is judged by problems/money-sums
 */
export class Bitset {
  readonly size: number;
  /** Bit i is bit i mod 32 of word i div 32; the bits from `size` on stay 0. Words come in fours. */
  readonly words: Int32Array;

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 31) {
      throw new RangeError(`Bitset: size must be an integer in [0, 2^31], got ${size}`);
    }
    this.size = size;
    this.words = new Int32Array(4 * Math.ceil(size / 128));
  }

  has(value: number): boolean {
    if ((value | 0) !== value || value < 0 || value >= this.size)
      throw outside("has", value, this.size);
    return ((this.words[value >>> 5]! >>> value) & 1) !== 0;
  }

  add(value: number): void {
    if ((value | 0) !== value || value < 0 || value >= this.size)
      throw outside("add", value, this.size);
    this.words[value >>> 5]! |= 1 << value;
  }

  delete(value: number): void {
    if ((value | 0) !== value || value < 0 || value >= this.size)
      throw outside("delete", value, this.size);
    this.words[value >>> 5]! &= ~(1 << value);
  }

  flip(value: number): void {
    if ((value | 0) !== value || value < 0 || value >= this.size)
      throw outside("flip", value, this.size);
    this.words[value >>> 5]! ^= 1 << value;
  }

  /** The least member from `from` on, or -1. */
  next(from: number): number {
    if (from >= this.size) return -1;
    if ((from | 0) !== from || from < 0) throw outside("next", from, this.size);
    let index = from >>> 5;
    let word = this.words[index]! & (-1 << from);
    while (word === 0) {
      if (++index >= this.words.length) return -1;
      word = this.words[index]!;
    }
    return index * 32 + 31 - Math.clz32(word & -word);
  }

  /** The largest member up to `from`, or -1. */
  previous(from: number): number {
    if (from === -1) return -1;
    if (!Number.isInteger(from) || from < 0) throw outside("previous", from, this.size);
    if (from >= this.size) return this.size === 0 ? -1 : this.previous(this.size - 1);
    let index = from >>> 5;
    let word = this.words[index]! & (-1 >>> (31 - (from & 31)));
    while (word === 0) {
      if (--index < 0) return -1;
      word = this.words[index]!;
    }
    return index * 32 + 31 - Math.clz32(word);
  }

  /** How many members there are. */
  count(): number {
    const { words } = this;
    // Words are added bit by bit: ones, twos and four hold one digit each of 32 sums.
    let ones = 0;
    let twos = 0;
    let fours = 0;
    for (let index = 0; index < words.length; index += 4) {
      const a = words[index]!;
      const b = words[index + 1]!;
      const c = words[index + 2]!;
      const d = words[index + 3]!;
      const first = ones ^ a;
      const twosA = (ones & a) | (first & b);
      ones = first ^ b;
      const second = ones ^ c;
      const twosB = (ones & c) | (second & d);
      ones = second ^ d;
      const both = twos ^ twosA;
      const four = (twos & twosA) | (both & twosB);
      twos = both ^ twosB;
      fours += bitCount(four);
    }
    return 4 * fours + 2 * bitCount(twos) + bitCount(ones);
  }
}

function bitCount(word: number): number {
  const twos = word - ((word >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Calls `visit` with every member, least first. */
export function forEachMember(set: Bitset, visit: (value: number) => void): void {
  const { words } = set;
  for (let index = 0; index < words.length; index++) {
    for (let word = words[index]!; word !== 0; word &= word - 1) {
      visit(index * 32 + 31 - Math.clz32(word & -word));
    }
  }
}

/** Keeps in `set` what is in both. */
export function intersect(set: Bitset, other: Bitset): void {
  const [words, others] = sameSize("intersect", set, other);
  const { length } = words;
  for (let index = 0; index < length; index += 4) {
    words[index]! &= others[index]!;
    words[index + 1]! &= others[index + 1]!;
    words[index + 2]! &= others[index + 2]!;
    words[index + 3]! &= others[index + 3]!;
  }
}

/** Adds to `set` all that is in `other`. */
export function unite(set: Bitset, other: Bitset): void {
  const [words, others] = sameSize("unite", set, other);
  const { length } = words;
  for (let index = 0; index < length; index += 4) {
    words[index]! |= others[index]!;
    words[index + 1]! |= others[index + 1]!;
    words[index + 2]! |= others[index + 2]!;
    words[index + 3]! |= others[index + 3]!;
  }
}

/** Takes from `set` all that is in `other`. */
export function subtract(set: Bitset, other: Bitset): void {
  const [words, others] = sameSize("subtract", set, other);
  const { length } = words;
  for (let index = 0; index < length; index += 4) {
    words[index]! &= ~others[index]!;
    words[index + 1]! &= ~others[index + 1]!;
    words[index + 2]! &= ~others[index + 2]!;
    words[index + 3]! &= ~others[index + 3]!;
  }
}

/** Leaves in `set` the members of exactly one of the two. */
export function symmetricDifference(set: Bitset, other: Bitset): void {
  const [words, others] = sameSize("symmetricDifference", set, other);
  const { length } = words;
  for (let index = 0; index < length; index += 4) {
    words[index]! ^= others[index]!;
    words[index + 1]! ^= others[index + 1]!;
    words[index + 2]! ^= others[index + 2]!;
    words[index + 3]! ^= others[index + 3]!;
  }
}

/** Whether all of `set` is in `other`. */
export function isSubset(set: Bitset, other: Bitset): boolean {
  const [words, others] = sameSize("isSubset", set, other);
  for (let index = 0; index < words.length; index++) {
    if ((words[index]! & ~others[index]!) !== 0) return false;
  }
  return true;
}

/** Whether the two have a member in common. */
export function intersects(set: Bitset, other: Bitset): boolean {
  const [words, others] = sameSize("intersects", set, other);
  for (let index = 0; index < words.length; index++) {
    if ((words[index]! & others[index]!) !== 0) return true;
  }
  return false;
}

/** Adds `by`, which may be negative, to each member; those that leave the range are dropped. */
export function shift(set: Bitset, by: number): void {
  move("shift", set, set, by, 0);
}

/** Adds to `set` each member of `other` moved by `by`: unite's `set |= other << by`. Both may be one set. */
export function uniteShifted(set: Bitset, other: Bitset, by: number): void {
  move("uniteShifted", set, other, by, -1);
}

/** A set of `to - from`: the members in [from, to), less `from`. */
export function slice(set: Bitset, from: number, to: number): Bitset {
  if (
    !(Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from <= to && to <= set.size)
  ) {
    throw new RangeError(`slice: expected 0 <= from <= to <= ${set.size}, got ${from} and ${to}`);
  }
  const part = new Bitset(to - from);
  const first = from >>> 5;
  const bits = from & 31;
  for (let index = 0; index < part.words.length; index++) {
    const high = (set.words[first + index + 1]! << 1) << (31 - bits);
    part.words[index] = (set.words[first + index]! >>> bits) | high;
  }
  clearTail(part);
  return part;
}

/** Sets each word to `word & keep` and the moved bits of `other`, from the far end on: both may be one set. */
function move(name: string, set: Bitset, other: Bitset, by: number, keep: number): void {
  const [words, others] = sameSize(name, set, other);
  if (!Number.isInteger(by)) throw new RangeError(`${name}: by must be an integer, got ${by}`);
  const { length } = words;
  if (Math.abs(by) >= set.size) {
    if (keep === 0) words.fill(0);
    return;
  }
  const whole = Math.abs(by) >>> 5;
  const bits = Math.abs(by) & 31;
  if (by >= 0) {
    let high = others[length - 1 - whole]!;
    for (let index = length - 1; index > whole; index--) {
      const low = others[index - whole - 1]!;
      words[index] = (words[index]! & keep) | (high << bits) | ((low >>> 1) >>> (31 - bits));
      high = low;
    }
    words[whole] = (words[whole]! & keep) | (high << bits);
    if (keep === 0) words.fill(0, 0, whole);
    clearTail(set);
    return;
  }
  let low = others[whole]!;
  const last = length - 1 - whole;
  for (let index = 0; index < last; index++) {
    const high = others[index + whole + 1]!;
    words[index] = (words[index]! & keep) | (low >>> bits) | ((high << 1) << (31 - bits));
    low = high;
  }
  words[last] = (words[last]! & keep) | (low >>> bits);
  if (keep === 0) words.fill(0, last + 1);
}

/** The bits from `size` on become 0. */
function clearTail({ words, size }: Bitset): void {
  const last = size >>> 5;
  if (last >= words.length) return;
  words[last]! &= (1 << (size & 31)) - 1;
  words.fill(0, last + 1);
}

function sameSize(name: string, set: Bitset, other: Bitset): [Int32Array, Int32Array] {
  if (set.size !== other.size) {
    throw new RangeError(`${name}: sizes must be equal, got ${set.size} and ${other.size}`);
  }
  return [set.words, other.words];
}

function outside(method: string, value: number, size: number): RangeError {
  return new RangeError(`Bitset.${method}: value must be in [0, ${size}), got ${value}`);
}
