/**
 * radixSort: sorting of typed arrays of numbers in ascending order, in place; argsort: its order; sortOrder: the order
 * by several keys, numbers or texts.
 *
 * Use     radixSort(Float64Array.of(3, 1, 2)); const order = argsort([3, 1, 2]);
 *         const [best] = sortOrder([-9, -7, -9], ["li", "ann", "bo"]); const ids = textRanks(["b", "a", "b"])
 * Time    O(n) for 32-bit numbers: 3 passes, a digit that all share is free; doubles take 3 passes by
 *         their upper halves, then O(n log n) where many halves are equal; texts by their first characters after
 *         those that all share, then O(n log n) where many agree there
 * Space   a copy of the numbers, for argsort two words and two indices each and another copy; 24 KiB
 *         of counters
 * Limits  at most 2^31 - 1 numbers, for argsort 2^30 - 1; -0 before 0 and NaN last, as in the arrays' own
 *         sort; argsort is stable; not checked to be numbers: argsort(keys)
 * Errors  RangeError: argsort with more or fewer indices than keys, keys of sortOrder of different lengths, NaN in one;
 *         TypeError: a text among numbers, or a number among texts
 * Source  least significant digit first: Knuth, TAOCP 3, 5.2.5; the order of doubles by their bits:
 *         Herf, "Radix tricks" (2001)
 * Tested  radix-sort.test.ts: against the arrays' own sort at every small size and at random
 */
import { shown } from "../io/shown";

export function radixSort(keys: Keys): void {
  // Short arrays: clearing the counters alone would cost more.
  if (keys.length < 1 << 14) keys.sort();
  else if (keys instanceof Float64Array) sortDoubles(keys);
  else sortWords(keys);
}

function sortWords(keys: Int32Array | Uint32Array): void {
  const words = new Int32Array(keys.buffer, keys.byteOffset, keys.length);
  const digits = digitStarts(words, 1);
  if (keys instanceof Int32Array) putNegativeFirst(digits[2]!);
  let from: Int32Array = words;
  let to: Int32Array = new Int32Array(words.length);
  for (const [digit, starts] of digits.entries()) {
    if (isShared(starts)) continue;
    moveWords(from, to, starts, digit * BITS);
    [from, to] = [to, from];
  }
  if (from !== words) words.set(from);
}

function moveWords(from: Int32Array, to: Int32Array, starts: Int32Array, shift: number): void {
  for (let i = 0; i < from.length; i++) {
    const word = from[i]!;
    to[starts[(word >>> shift) & MASK]!++] = word;
  }
}

/** By the three digits of the upper words; numbers that share theirs are then neighbours. */
function sortDoubles(keys: Float64Array): void {
  const words = new Int32Array(keys.buffer, keys.byteOffset, 2 * keys.length);
  for (let i = 0; i < keys.length; i++) {
    if (Number.isNaN(keys[i]!)) words[2 * i + 1] = 0x7ff80000; // of either sign: last
  }
  const other = new Float64Array(keys.length);
  const [low, middle, high] = digitStarts(words.subarray(1), 2);
  moveDoubles(keys, other, low!, 0);
  moveDoubles(other, keys, middle!, BITS);
  moveDoubles(keys, other, high!, 2 * BITS);
  // Unsigned words put negative doubles last, and those in reversed order.
  const uppers = new Int32Array(other.buffer);
  let positive = 0;
  while (uppers[2 * positive + 1]! >= 0) positive++;
  keys.set(other.subarray(positive).reverse());
  keys.set(other.subarray(0, positive), keys.length - positive);
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

/**
 * The indices in ascending order of their keys; those of equal keys stay in the order given, else in
 * theirs: argsort(major, argsort(minor)) sorts by two keys. `indices` holds each index once. A list of another
 * type is taken as doubles.
 */
export function argsort(keys: ArrayLike<number>, indices?: Int32Array): Int32Array {
  const n = keys.length;
  if (indices && indices.length !== n) {
    throw new RangeError(`argsort: lengths ${n} and ${indices.length} differ`);
  }
  const sign = keys instanceof Int32Array ? SIGN : 0;
  const isInts = sign !== 0 || keys instanceof Uint32Array;
  const halves = new Int32Array(new Float64Array(isInts ? [] : keys).buffer);
  const words = new Int32Array((isInts ? keys : n) as number); // a copy, of one type: quicker to read
  for (let i = 0; 2 * i < halves.length; i++) {
    if (Number.isNaN(keys[i]!)) halves.set([0, 0x7ff80000], 2 * i); // all alike: last
    // First by the lower halves, then by the upper: both in reversed order for negative doubles.
    words[i] = halves[2 * i]! ^ (halves[2 * i + 1]! >> 31);
  }
  let pairs: Int32Array = new Int32Array(2 * n); // words that order, unsigned, as the keys; their indices
  for (let at = 0; at < n; at++) {
    const i = indices ? indices[at]! : at;
    pairs[2 * at] = words[i]! ^ sign;
    pairs[2 * at + 1] = i;
  }
  pairs = sortPairs(pairs);
  if (!isInts) {
    for (let at = 0; at < pairs.length; at += 2) {
      const upper = halves[2 * pairs[at + 1]! + 1]!;
      pairs[at] = upper ^ ((upper >> 31) | SIGN);
    }
    pairs = sortPairs(pairs);
  }
  const order = new Int32Array(n);
  for (let at = 0; at < n; at++) order[at] = pairs[2 * at + 1]!;
  return order;
}

/**
 * The indices ordered by the first list of keys, equal ones by the second, and so on: numbers, or texts in the order
 * of <. Stable; for a descending list of numbers negate them.
 */
export function sortOrder(...keys: (ArrayLike<number> | ArrayLike<string>)[]): Int32Array {
  const n = keys[0]?.length;
  if (n === undefined) throw new RangeError("sortOrder: expected a list of keys");
  let order: Int32Array | undefined;
  for (const list of keys.reverse()) {
    if (list.length !== n) {
      throw new RangeError(`sortOrder: lists have ${list.length} and ${n} keys`);
    }
    const isText = typeof list[0] === "string";
    for (let i = 0; !isText && i < n; i++) {
      const key = list[i];
      if (typeof key !== "number") {
        throw new TypeError(`sortOrder: expected a number, got ${shown(key)} at ${i}`);
      }
      if (Number.isNaN(key)) throw new RangeError(`sortOrder: key ${i} is NaN`);
    }
    const numbers = isText ? textRanks(list as ArrayLike<string>) : (list as ArrayLike<number>);
    order = argsort(numbers, order);
  }
  return order!;
}

/** The number of each text among the different ones in the order of <, from 0: the same for equal texts. */
export function textRanks(texts: ArrayLike<string>): Int32Array {
  const n = texts.length;
  const first = texts[0] ?? "";
  let shared = first.length; // characters that all begin with
  let isWide = false;
  for (let i = 0; i < n; i++) {
    const text = texts[i]!;
    if (typeof text !== "string") {
      throw new TypeError(`textRanks: expected a text, got ${shown(text)} at ${i}`);
    }
    let at = 0;
    while (at < shared && text.charCodeAt(at) === first.charCodeAt(at)) at++;
    shared = at;
  }
  const words = new Uint32Array(n);
  // Four characters a word, or two where one of them has more than 8 bits; none counts as 0.
  for (let i = 0; i < n; i++) {
    const text = texts[i]!;
    let word = 0;
    for (let at = shared; at < shared + 4; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0;
      if (code > 255) isWide = true;
      word = (word << 8) | code;
    }
    words[i] = word;
  }
  for (let i = 0; isWide && i < n; i++) {
    const text = texts[i]!;
    const [upper, lower] = [shared, shared + 1].map((at) => text.charCodeAt(at) || 0);
    words[i] = (upper! << 16) | lower!;
  }
  const order = argsort(words);
  const compare = (a: number, b: number) => (texts[a]! < texts[b]! ? -1 : +(texts[a]! > texts[b]!));
  const ranks = new Int32Array(n);
  for (let start = 0, end = 1, rank = -1; start < n; start = end++) {
    while (end < n && words[order[end]!] === words[order[start]!]) end++;
    if (end - start > 1) order.subarray(start, end).sort(compare);
    for (let at = start; at < end; at++) {
      if (at === start || texts[order[at]!] !== texts[order[at - 1]!]) rank++;
      ranks[order[at]!] = rank;
    }
  }
  return ranks;
}

/** Sorts words and their indices together: going after each word by its index costs twice as much. */
function sortPairs(pairs: Int32Array): Int32Array {
  let from = pairs;
  let to: Int32Array = new Int32Array(pairs.length);
  for (const [digit, starts] of digitStarts(pairs, 2).entries()) {
    if (isShared(starts)) continue;
    movePairs(from, to, starts, digit * BITS);
    [from, to] = [to, from];
  }
  return from;
}

function movePairs(from: Int32Array, to: Int32Array, starts: Int32Array, shift: number): void {
  for (let i = 0; i < from.length; i += 2) {
    const word = from[i]!;
    const at = 2 * starts[(word >>> shift) & MASK]!++;
    to[at] = word;
    to[at + 1] = from[i + 1]!;
  }
}

type Keys = Int32Array | Uint32Array | Float64Array;

/** A word has three digits: bits 0..10, 11..21 and 22..31; `word ^ SIGN` orders, unsigned, as an Int32. */
const BITS = 11;
const MASK = 2 ** BITS - 1;
const TOP = 2 ** 9; // the highest bit of the upper digit
const SIGN = -(2 ** 31);
const NEAR = 16;

/** By a digit of the upper words. */
function moveDoubles(
  from: Float64Array,
  to: Float64Array,
  starts: Int32Array,
  shift: number,
): void {
  const words = new Int32Array(from.buffer, from.byteOffset, 2 * from.length);
  for (let i = 0; i < from.length; i++) {
    to[starts[(words[2 * i + 1]! >>> shift) & MASK]!++] = from[i]!;
  }
}

/** In the order of the top digit, words with the sign come first, not last. */
function putNegativeFirst(starts: Int32Array): void {
  const positive = starts[TOP]!;
  const negative = starts[2 * TOP]! - positive;
  for (let value = 0; value < 2 * TOP; value++) {
    starts[value]! += value < TOP ? negative : -positive;
  }
}

/** For each digit where its values start in the order of every `step`-th word. */
function digitStarts(words: Int32Array, step: number): Int32Array[] {
  const digits = [0, 1, 2].map(() => new Int32Array(MASK + 2));
  const [low, middle, high] = digits as [Int32Array, Int32Array, Int32Array];
  for (let i = 0; i < words.length; i += step) {
    const word = words[i]!;
    low[(word & MASK) + 1]!++;
    middle[((word >>> BITS) & MASK) + 1]!++;
    high[(word >>> (2 * BITS)) + 1]!++;
  }
  for (const starts of digits) {
    for (let value = 0; value <= MASK; value++) starts[value + 1]! += starts[value]!;
  }
  return digits;
}

/** True if all words have the same value of the digit. */
function isShared(starts: Int32Array): boolean {
  return starts.lastIndexOf(0) + 1 === starts.indexOf(starts[MASK + 1]!);
}
