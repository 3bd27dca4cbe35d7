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
  const sign = keys instanceof Int32Array ? SIGN : 0;
  const counts = digitCounts(words, sign);
  let from: Int32Array = words;
  let to: Int32Array = new Int32Array(words.length);
  for (let digit = 0; digit < DIGITS; digit++) {
    const starts = counts.subarray(digit << BITS, (digit + 1) << BITS);
    if (starts[((words[0]! ^ sign) >>> (digit * BITS)) & MASK] === words.length) continue;
    sumUp(starts);
    moveWords(from, to, starts, digit * BITS, sign);
    [from, to] = [to, from];
  }
  if (from !== words) words.set(from);
}

/** By the three digits of the upper words; numbers that share theirs are then neighbours. */
function sortDoubles(keys: Float64Array): void {
  const words = new Int32Array(keys.buffer, keys.byteOffset, 2 * keys.length);
  for (let i = 0; i < keys.length; i++) {
    if (Number.isNaN(keys[i]!)) words[2 * i + 1] = 0x7ff80000; // of either sign: last
  }
  const counts = digitCounts(words, 0, 2, 1);
  const [low, middle, high] = [0, 1, 2].map((digit) => {
    const starts = counts.subarray(digit << BITS, (digit + 1) << BITS);
    sumUp(starts);
    return starts;
  });
  reverseNegative(high!, keys.length);
  const other = new Float64Array(keys.length);
  moveDoubles(keys, other, low!, 0);
  moveDoubles(other, keys, middle!, BITS);
  moveDoubles(keys, other, high!, 2 * BITS);
  keys.set(other);
  for (let start = 0, end = 1; start < keys.length; start = end++) {
    const upper = words[2 * start + 1]!;
    while (end < keys.length && words[2 * end + 1] === upper) end++;
    if (end - start > 1) sortRun(keys, start, end);
  }
}

/** Insertion, as long as the numbers are near their places. */
function sortRun(keys: Float64Array, start: number, end: number): void {
  for (let i = start + 1; i < end; i++) {
    const key = keys[i]!;
    let at = i;
    for (; at > start && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
    keys[at] = key;
    if (i - at > NEAR) {
      keys.subarray(start, end).sort();
      return;
    }
  }
}

/** The indices of the keys in ascending order of the keys, equal keys in ascending order of index. */
export function argsort(keys: Keys): Int32Array {
  const order = new Int32Array(keys.length);
  for (let i = 0; i < order.length; i++) order[i] = i;
  if (!(keys instanceof Float64Array)) {
    const words = new Int32Array(keys.buffer, keys.byteOffset, keys.length);
    return orderByWords(words.slice(), order, keys instanceof Int32Array ? SIGN : 0);
  }
  // Words that order, unsigned, just as the doubles do: first by the lower ones, then by the upper.
  const halves = new Int32Array(keys.slice().buffer);
  const words = new Int32Array(keys.length);
  for (let i = 0; i < words.length; i++) {
    if (Number.isNaN(keys[i]!)) halves.set([0, 0x7ff80000], 2 * i); // all alike: last
    words[i] = halves[2 * i]! ^ (halves[2 * i + 1]! >> 31);
  }
  const byLower = orderByWords(words, order, 0);
  for (let at = 0; at < words.length; at++) {
    const upper = halves[2 * byLower[at]! + 1]!;
    words[at] = upper ^ ((upper >> 31) | SIGN);
  }
  return orderByWords(words, byLower, 0);
}

/** Sorts words and their indices together: going after each word by its index costs twice as much. */
function orderByWords(words: Int32Array, order: Int32Array, sign: number): Int32Array {
  const counts = digitCounts(words, sign);
  let from: Pairs = { words, order };
  let to: Pairs = { words: new Int32Array(words.length), order: new Int32Array(words.length) };
  for (let digit = 0; digit < DIGITS; digit++) {
    const starts = counts.subarray(digit << BITS, (digit + 1) << BITS);
    if (starts[((words[0]! ^ sign) >>> (digit * BITS)) & MASK] === words.length) continue;
    sumUp(starts);
    movePairs(from, to, starts, digit * BITS, sign);
    [from, to] = [to, from];
  }
  return from.order;
}

interface Pairs {
  words: Int32Array;
  order: Int32Array;
}

type Keys = Int32Array | Uint32Array | Float64Array;

/** A word has three digits: bits 0..10, 11..21 and 22..31; `word ^ SIGN` orders, unsigned, as an Int32. */
const DIGITS = 3;
const BITS = 11;
const MASK = 2 ** BITS - 1;
const TOP = 2 ** 9; // the highest bit of the upper digit
const SIGN = -(2 ** 31);
const NEAR = 16;

function moveWords(
  from: Int32Array,
  to: Int32Array,
  starts: Int32Array,
  shift: number,
  sign: number,
): void {
  for (let i = 0; i < from.length; i++) {
    const word = from[i]!;
    to[starts[((word ^ sign) >>> shift) & MASK]!++] = word;
  }
}

/** By a digit of the upper words; the last one puts negative numbers from the back. */
function moveDoubles(
  from: Float64Array,
  to: Float64Array,
  starts: Int32Array,
  shift: number,
): void {
  const words = new Int32Array(from.buffer, from.byteOffset, 2 * from.length);
  const sign = shift === 2 * BITS ? SIGN : 0;
  for (let i = 0; i < from.length; i++) {
    const upper = words[2 * i + 1]!;
    const bucket = (upper >>> shift) & MASK;
    const at = starts[bucket]!;
    starts[bucket] = at + (((upper & sign) >> 31) | 1);
    to[at] = from[i]!;
  }
}

/** Negative doubles come first, and in the reverse order of their bits. */
function reverseNegative(starts: Int32Array, count: number): void {
  const negative = count - starts[TOP]!;
  for (let value = 0; value < TOP; value++) starts[value]! += negative;
  for (let value = TOP; value < 2 * TOP; value++) starts[value] = count - 1 - starts[value]!;
}

function movePairs(from: Pairs, to: Pairs, starts: Int32Array, shift: number, sign: number): void {
  const { words, order } = from;
  const { words: toWords, order: toOrder } = to;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const at = starts[((word ^ sign) >>> shift) & MASK]!++;
    toWords[at] = word;
    toOrder[at] = order[i]!;
  }
}

/** How many of every `step`-th word, from the first given on, have each value of each of the digits. */
function digitCounts(words: Int32Array, sign: number, step = 1, first = 0): Int32Array {
  const counts = new Int32Array(DIGITS << BITS);
  for (let i = first; i < words.length; i += step) {
    const word = words[i]! ^ sign;
    counts[word & MASK]!++;
    counts[(1 << BITS) + ((word >>> BITS) & MASK)]!++;
    counts[(2 << BITS) + (word >>> (2 * BITS))]!++;
  }
  return counts;
}

/** The counts of a digit's values become the places where these start in the sorted order. */
function sumUp(counts: Int32Array): void {
  let sum = 0;
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value]!;
    counts[value] = sum;
    sum += count;
  }
}
