/**
 * suffixArray: the beginnings of all suffixes of a text in their lexicographic order.
 *
 * Use     suffixArray(values)
 * Time    O(n + largest symbol)
 * Space   about 20 bytes a symbol and 16 a value of the largest symbol while it runs, 4 in the end
 * Limits  n in [0, 2^28]; symbols are integers in [0, 2^24]: bytes, or small ranks. The recursion is at
 *         most log2(n) deep, each level of half the length
 * Errors  RangeError for a symbol that is no integer in [0, 2^24]
 * Source  Nong, Zhang and Chan, "Two efficient algorithms for linear time suffix array construction",
 *         IEEE Trans. Computers 60 (2011): SA-IS; own code
 * Tested  programs.test.ts: against a sort of the suffixes; suffix-array.test.ts: repeated pieces; verify:
 *         library-checker suffixarray
 */
export function suffixArray(text: ArrayLike<number>, name = "suffixArray"): Int32Array {
  const symbols = new Int32Array(text.length);
  let largest = 0;
  for (let i = 0; i < symbols.length; i++) {
    const symbol = text[i]!;
    if (symbol >>> 0 !== symbol || symbol > 2 ** 24) {
      throw new RangeError(`${name}: symbol ${i} must be an integer in [0, 2^24], got ${symbol}`);
    }
    symbols[i] = symbol;
    if (symbol > largest) largest = symbol;
  }
  return sortSuffixes(symbols, largest);
}

/** `symbols` is overwritten. */
function sortSuffixes(symbols: Int32Array, largest: number): Int32Array {
  const n = symbols.length;
  const order = new Int32Array(n);
  if (n < 2) return order;
  // Key: twice the symbol, and one more where the suffix is smaller than the next one (type S). In the
  // order of the suffixes those of one symbol and type stand together: a bucket for each key.
  const keys = symbols;
  const starts = new Int32Array(2 * largest + 3);
  // LMS: of type S, the suffix before it of type L. The order of these induces the order of all others.
  const places = new Int32Array(n >> 1);
  let first = places.length;
  let next = 2 * keys[n - 1]!;
  keys[n - 1] = next;
  starts[next + 1]!++;
  for (let i = n - 2; i >= 0; i--) {
    const symbol = keys[i]!;
    const isSmaller = symbol === next >> 1 ? next & 1 : +(symbol < next >> 1);
    const key = 2 * symbol + isSmaller;
    if (next & ~key & 1) places[--first] = i + 1;
    keys[i] = key;
    starts[key + 1]!++;
    next = key;
  }
  for (let key = 0; key < 2 * largest + 2; key++) starts[key + 1]! += starts[key]!;
  const lms = places.subarray(first);
  const lmsCount = lms.length;
  induce(keys, starts, lms, order);
  if (lmsCount < 2) return order;
  const sorted = new Int32Array(lmsCount);
  for (let rank = 0, at = 0; rank < n; rank++) {
    const i = order[rank]!;
    if (i > 0 && keys[i]! & ~keys[i - 1]! & 1) sorted[at++] = i;
  }
  const { names, count } = nameParts(keys, lms, sorted);
  if (count < lmsCount) {
    const inner = sortSuffixes(names, count - 1);
    for (let rank = 0; rank < lmsCount; rank++) sorted[rank] = lms[inner[rank]!]!;
  }
  induce(keys, starts, sorted, order);
  return order;
}

/** Orders all suffixes, given the order of the LMS suffixes (or of their first parts only). */
function induce(keys: Int32Array, starts: Int32Array, lms: Int32Array, order: Int32Array): void {
  const n = keys.length;
  order.fill(-1);
  const places = starts.slice();
  for (let at = 0; at < lms.length; at++) {
    const i = lms[at]!;
    order[places[keys[i]!]!++] = i;
  }
  // Type L from left to right: for each suffix in place, the one a symbol longer, if it is of type L.
  order[places[keys[n - 1]!]!++] = n - 1;
  for (let rank = 0; rank < n; rank++) {
    const i = order[rank]! - 1;
    if (i < 0) continue;
    const key = keys[i]!;
    if ((key & 1) === 0) order[places[key]!++] = i;
  }
  // Type S from right to left.
  places.set(starts);
  for (let rank = n - 1; rank >= 0; rank--) {
    const i = order[rank]! - 1;
    if (i < 0) continue;
    const key = keys[i]!;
    if ((key & 1) === 1) order[--places[key + 1]!] = i;
  }
}

/** Names for the parts of the text from one LMS place to the next, equal ones for equal parts. */
function nameParts(keys: Int32Array, lms: Int32Array, sorted: Int32Array) {
  const n = keys.length;
  // LMS places are never neighbours nor the last place, so place >> 1 is a different index for each.
  const nameOf = new Int32Array(n >> 1);
  const lengthOf = new Int32Array(n >> 1);
  for (let at = 0; at < lms.length; at++) {
    lengthOf[lms[at]! >> 1] = at + 1 < lms.length ? lms[at + 1]! - lms[at]! + 1 : 0;
  }
  let name = 0;
  for (let at = 1; at < sorted.length; at++) {
    const i = sorted[at]!;
    const before = sorted[at - 1]!;
    const length = lengthOf[i >> 1]!;
    let isSame = length !== 0 && length === lengthOf[before >> 1];
    for (let offset = 0; isSame && offset < length; offset++) {
      isSame = keys[i + offset] === keys[before + offset];
    }
    if (!isSame) name++;
    nameOf[i >> 1] = name;
  }
  return { names: lms.map((place) => nameOf[place >> 1]!), count: name + 1 };
}
