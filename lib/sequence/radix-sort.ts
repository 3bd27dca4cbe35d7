/**
 * radixSort: sorting of typed arrays of numbers in ascending order, in place; argsort: its order.
 *
 * Time    O(n) for 32-bit numbers: 3 passes, a digit that all share is free; doubles take 3 passes by
 *         their upper halves, then O(n log n) where many halves are equal
 * Space   a copy of the numbers, for argsort two of them and two indices each; 24 KiB of counters
 * Limits  at most 2^31 - 1 numbers; -0 before 0 and NaN last, as in the arrays' own sort; argsort is
 *         stable
 * Errors  none
 * Source  least significant digit first: Knuth, TAOCP 3, 5.2.5; the order of doubles by their bits:
 *         Herf, "Radix tricks" (2001)
 * Tested  radix-sort.test.ts: against the arrays' own sort at every small size and at random
 */
export function radixSort(keys: Keys): void {
  // Short arrays: clearing the counters alone would cost more.
  if (keys.length < 1 << 14) keys.sort();
  else if (keys instanceof Float64Array) sortDoubles(keys);
  else sortWords(keys);
}

function sortWords(keys: Int32Array | Uint32Array): void {
  const words = new Int32Array(keys.buffer, keys.byteOffset, keys.length);
  // Negative numbers, whose upper digit has its highest bit, stand first.
  const starts = digitStarts(words, 1, 0, keys instanceof Int32Array ? TOP : 0);
  let from: Int32Array = words;
  let to: Int32Array = new Int32Array(words.length);
  for (let digit = 0; digit < DIGITS; digit++) {
    if (isShared(starts, digit, words.length)) continue;
    moveWords(from, to, starts, digit);
    [from, to] = [to, from];
  }
  if (from !== words) words.set(from);
}

/** By the three digits of the upper words; numbers that share theirs are then neighbours. */
function sortDoubles(keys: Float64Array): void {
  const words = new Int32Array(keys.buffer, keys.byteOffset, 2 * keys.length);
  for (let index = 0; index < keys.length; index++) {
    if (Number.isNaN(keys[index]!)) words[2 * index + 1] = 0x7ff80000; // of either sign: last
  }
  const starts = digitStarts(words, 2, 1, 0);
  reverseNegative(starts, keys.length);
  const other = new Float64Array(keys.length);
  moveDoubles(keys, other, starts, 0);
  moveDoubles(other, keys, starts, 1);
  moveDoubles(keys, other, starts, 2);
  keys.set(other);
  for (let start = 0, end = 1; start < keys.length; start = end++) {
    const upper = words[2 * start + 1]!;
    while (end < keys.length && words[2 * end + 1] === upper) end++;
    if (end - start > 1) sortRun(keys, start, end);
  }
}

/** Insertion, as long as the numbers are near their places. */
function sortRun(keys: Float64Array, start: number, end: number): void {
  for (let index = start + 1; index < end; index++) {
    const key = keys[index]!;
    let at = index;
    for (; at > start && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
    if (index - at > NEAR) {
      keys.subarray(start, end).sort();
      return;
    }
  }
}

/** The indices of the keys in ascending order of the keys, equal keys in ascending order of index. */
export function argsort(keys: Keys): Int32Array {
  const order = new Int32Array(keys.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  if (!(keys instanceof Float64Array)) {
    const words = new Int32Array(keys.buffer, keys.byteOffset, keys.length).slice();
    return orderByWords(words, order, keys instanceof Int32Array ? TOP : 0);
  }
  // Words that order, unsigned, just as the doubles do: first by the lower ones, then by the upper.
  const halves = new Int32Array(keys.slice().buffer);
  const words = new Int32Array(keys.length);
  for (let index = 0; index < words.length; index++) {
    if (Number.isNaN(keys[index]!)) halves.set([0, 0x7ff80000], 2 * index); // all alike: last
    words[index] = halves[2 * index]! ^ (halves[2 * index + 1]! >> 31);
  }
  const byLower = orderByWords(words, order, 0);
  for (let at = 0; at < words.length; at++) {
    const upper = halves[2 * byLower[at]! + 1]!;
    words[at] = upper ^ ((upper >> 31) | SIGN);
  }
  return orderByWords(words, byLower, 0);
}

/** Sorts words and their indices together: going after each word by its index costs twice as much. */
function orderByWords(words: Int32Array, order: Int32Array, first: number): Int32Array {
  const starts = digitStarts(words, 1, 0, first);
  let from: Pairs = { words, order };
  let to: Pairs = { words: new Int32Array(words.length), order: new Int32Array(words.length) };
  for (let digit = 0; digit < DIGITS; digit++) {
    if (isShared(starts, digit, words.length)) continue;
    movePairs(from, to, starts, digit);
    [from, to] = [to, from];
  }
  return from.order;
}

interface Pairs {
  words: Int32Array;
  order: Int32Array;
}

type Keys = Int32Array | Uint32Array | Float64Array;

/** A word has three digits: bits 0..10, 11..21 and 22..31. */
const DIGITS = 3;
const BITS = 11;
const MASK = 2 ** BITS - 1;
const TOP = 2 ** 9; // the highest bit of the upper digit
const SIGN = -(2 ** 31);
const NEAR = 16;

function moveWords(from: Int32Array, to: Int32Array, starts: Int32Array, digit: number): void {
  const shift = digit * BITS;
  const base = digit << BITS;
  for (let index = 0; index < from.length; index++) {
    const word = from[index]!;
    to[starts[base + ((word >>> shift) & MASK)]!++] = word;
  }
}

/** By a digit of the upper words; the last one puts negative numbers from the back. */
function moveDoubles(
  from: Float64Array,
  to: Float64Array,
  starts: Int32Array,
  digit: number,
): void {
  const words = new Int32Array(from.buffer, from.byteOffset, 2 * from.length);
  const shift = digit * BITS;
  const base = digit << BITS;
  const sign = digit === DIGITS - 1 ? SIGN : 0;
  for (let index = 0; index < from.length; index++) {
    const upper = words[2 * index + 1]!;
    const bucket = base + ((upper >>> shift) & MASK);
    const at = starts[bucket]!;
    starts[bucket] = at + (((upper & sign) >> 31) | 1);
    to[at] = from[index]!;
  }
}

/** Negative doubles come first, and in the reverse order of their bits. */
function reverseNegative(starts: Int32Array, count: number): void {
  const top = (DIGITS - 1) << BITS;
  const negative = count - starts[top + TOP]!;
  for (let value = 0; value < TOP; value++) starts[top + value]! += negative;
  for (let value = TOP; value < 2 * TOP; value++) {
    starts[top + value] = count - 1 - starts[top + value]!;
  }
}

function movePairs(from: Pairs, to: Pairs, starts: Int32Array, digit: number): void {
  const { words, order } = from;
  const { words: toWords, order: toOrder } = to;
  const shift = digit * BITS;
  const base = digit << BITS;
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const at = starts[base + ((word >>> shift) & MASK)]!++;
    toWords[at] = word;
    toOrder[at] = order[index]!;
  }
}

/**
 * For each of the three digits of a word: where each of its values starts in the sorted order, in
 * which `first` is the first value of the upper digit.
 */
function digitStarts(words: Int32Array, stride: number, word: number, first: number): Int32Array {
  const starts = new Int32Array(DIGITS << BITS);
  for (let index = word; index < words.length; index += stride) {
    const value = words[index]!;
    starts[value & MASK]!++;
    starts[(1 << BITS) + ((value >>> BITS) & MASK)]!++;
    starts[(2 << BITS) + (value >>> (2 * BITS))]!++;
  }
  for (let digit = 0; digit < DIGITS; digit++) {
    let sum = 0;
    for (let place = 0; place <= MASK; place++) {
      const value = (digit << BITS) + (digit === DIGITS - 1 ? (place + first) & MASK : place);
      const count = starts[value]!;
      starts[value] = sum;
      sum += count;
    }
  }
  return starts;
}

/** True where all numbers have one value of the digit: none starts between 0 and the end. */
function isShared(starts: Int32Array, digit: number, count: number): boolean {
  const from = digit << BITS;
  return starts.subarray(from, from + MASK + 1).every((start) => start === 0 || start === count);
}
