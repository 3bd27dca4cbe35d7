/**
 * radixSort: sorting of typed arrays of numbers in ascending order, in place; argsort: its order.
 *
 * Time    O(n): at most 3 passes over 32-bit numbers, 6 over doubles; a digit that all share is free
 * Space   a copy of the numbers, for argsort two indices each as well; 8 KiB of counters
 * Limits  at most 2^31 - 1 numbers; -0 before 0 and NaN last, as in the arrays' own sort; argsort is
 *         stable
 * Errors  none
 * Source  least significant digit first: Knuth, TAOCP 3, 5.2.5; the order of doubles by their bits:
 *         Herf, "Radix tricks" (2001)
 * Tested  radix-sort.test.ts: against the arrays' own sort at every small size and at random
 */
export function radixSort(keys: Keys): void {
  // Short arrays: clearing the counters alone would cost more.
  if (keys.length < 1 << 14) {
    keys.sort();
    return;
  }
  let words: Int32Array = orderedWords(keys);
  let other: Int32Array = new Int32Array(words.length);
  const stride = keys instanceof Float64Array ? 2 : 1;
  for (let word = 0; word < stride; word++) {
    const starts = digitStarts(words, stride, word);
    for (let digit = 0; digit < DIGITS; digit++) {
      if (isShared(starts, digit, keys.length)) continue;
      if (stride === 1) moveWords(words, other, starts, digit);
      else movePairs(words, other, starts, digit, word);
      [words, other] = [other, words];
    }
  }
  putBack(words, keys);
}

/** The indices of the keys in ascending order of the keys, equal keys in ascending order of index. */
export function argsort(keys: Keys): Int32Array {
  const words = orderedWords(keys);
  const stride = keys instanceof Float64Array ? 2 : 1;
  let order: Int32Array = new Int32Array(keys.length);
  let other: Int32Array = new Int32Array(keys.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  for (let word = 0; word < stride; word++) {
    const starts = digitStarts(words, stride, word);
    for (let digit = 0; digit < DIGITS; digit++) {
      if (isShared(starts, digit, keys.length)) continue;
      moveIndices(order, other, words, stride, word, starts, digit);
      [order, other] = [other, order];
    }
  }
  return order;
}

type Keys = Int32Array | Uint32Array | Float64Array;

/** A word has three digits: bits 0..10, 11..21 and 22..31. */
const DIGITS = 3;
const BITS = 11;
const MASK = 2 ** BITS - 1;
const SIGN = -(2 ** 31);

function moveWords(from: Int32Array, to: Int32Array, starts: Int32Array, digit: number): void {
  const shift = digit * BITS;
  const base = digit << BITS;
  for (let index = 0; index < from.length; index++) {
    const word = from[index]!;
    to[starts[base + ((word >>> shift) & MASK)]!++] = word;
  }
}

function movePairs(
  from: Int32Array,
  to: Int32Array,
  starts: Int32Array,
  digit: number,
  word: number,
): void {
  const shift = digit * BITS;
  const base = digit << BITS;
  for (let index = 0; index < from.length; index += 2) {
    const at = starts[base + ((from[index + word]! >>> shift) & MASK)]!++ << 1;
    to[at] = from[index]!;
    to[at + 1] = from[index + 1]!;
  }
}

function moveIndices(
  from: Int32Array,
  to: Int32Array,
  words: Int32Array,
  stride: number,
  word: number,
  starts: Int32Array,
  digit: number,
): void {
  const shift = digit * BITS;
  const base = digit << BITS;
  for (let at = 0; at < from.length; at++) {
    const index = from[at]!;
    to[starts[base + ((words[index * stride + word]! >>> shift) & MASK)]!++] = index;
  }
}

/** The keys as words, low one first, that order as unsigned numbers just as the keys do. */
function orderedWords(keys: Keys): Int32Array {
  if (keys instanceof Uint32Array) return new Int32Array(keys);
  if (keys instanceof Int32Array) {
    const words = new Int32Array(keys.length);
    for (let index = 0; index < words.length; index++) words[index] = keys[index]! ^ SIGN;
    return words;
  }
  const words = new Int32Array(keys.slice().buffer);
  for (let index = 0; index < words.length; index += 2) {
    let high = words[index + 1]!;
    if ((high & ~SIGN) >= 0x7ff00000 && Number.isNaN(keys[index >> 1]!)) {
      words[index] = 0;
      high = 0x7ff80000; // one and the same for every NaN, of either sign: last
    }
    const flip = high >> 31; // all ones in a negative number
    words[index]! ^= flip;
    words[index + 1] = high ^ (flip | SIGN);
  }
  return words;
}

function putBack(words: Int32Array, keys: Keys): void {
  if (!(keys instanceof Float64Array)) {
    const flip = keys instanceof Int32Array ? SIGN : 0;
    for (let index = 0; index < words.length; index++) keys[index] = words[index]! ^ flip;
    return;
  }
  const bits = new Int32Array(keys.buffer, keys.byteOffset, words.length);
  for (let index = 0; index < words.length; index += 2) {
    const flip = ~words[index + 1]! >> 31; // all ones where the number was negative
    bits[index] = words[index]! ^ flip;
    bits[index + 1] = words[index + 1]! ^ (flip | SIGN);
  }
}

/** For each of the three digits of a word: where each of its values starts in the sorted order. */
function digitStarts(words: Int32Array, stride: number, word: number): Int32Array {
  const starts = new Int32Array(DIGITS << BITS);
  for (let index = word; index < words.length; index += stride) {
    const value = words[index]!;
    starts[value & MASK]!++;
    starts[(1 << BITS) + ((value >>> BITS) & MASK)]!++;
    starts[(2 << BITS) + (value >>> (2 * BITS))]!++;
  }
  for (let base = 0; base < starts.length; base += 1 << BITS) {
    let sum = 0;
    for (let value = base; value <= base + MASK; value++) {
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
