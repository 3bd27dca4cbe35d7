/**
 * permutationRank: the lexicographic number of a permutation of 0 … n-1, and back.
 *
 * Use     permutationRank([2, 0, 1])
 * Time    O(n) to rank, O(n²) with a tiny constant to unrank
 * Space   O(1)
 * Limits  n in [0, 18], for 18! < 2^53; up to n = 12 every step stays in 32-bit integers; not checked to be
 *         numbers: permutationParity(length), bitCount(word)
 * Errors  RangeError for a length or a rank out of range, and for items that are no permutation
 * Source  Lehmer code, D. H. Lehmer 1960; own code
 * Tested  permutation-rank.test.ts: all permutations to n = 8 in order, random ones to n = 18
 *
 * With parity dropped: permutations 2k and 2k + 1 differ only in the order of their last two items,
 * so exactly one of them is even; k numbers the even permutations (or the odd ones) densely.
 */
export function permutationRank(items: ArrayLike<number>, length = items.length): number {
  checkLength("permutationRank", length);
  let used = 0;
  let rank = 0;
  for (let at = 0; at < length; at++) {
    const item = items[at]!;
    const bit = 1 << item;
    if (item >>> 0 !== item || item >= length || used & bit) failItems(items, length);
    // The digit of an item is how many smaller items have not come yet.
    rank = rank * (length - at) + item - bitCount(used & (bit - 1));
    used |= bit;
  }
  return rank;
}

/** Writes the permutation of the given rank into items[0 … length-1]. */
export function permutationUnrank(
  rank: number,
  length: number,
  items: { [index: number]: number },
): void {
  checkLength("permutationUnrank", length);
  if (!Number.isInteger(rank) || rank < 0 || rank >= factorial(length)) {
    throw new RangeError(`permutationUnrank: rank must be in [0, ${length}!), got ${rank}`);
  }
  let rest = rank;
  for (let at = length - 1; at >= 0; at--) {
    const base = length - at;
    const quotient = rest < 2 ** 31 ? ((rest | 0) / base) | 0 : Math.floor(rest / base);
    const digit = rest - quotient * base;
    rest = quotient;
    items[at] = digit;
    for (let later = at + 1; later < length; later++) {
      // One more where the item is not below the digit; a branch would be mispredicted half the time.
      const item = items[later]!;
      items[later] = item + ((digit - item - 1) >>> 31);
    }
  }
}

/** Number of a permutation among those of its own parity: in [0, n!/2), or 0 for n < 2. */
export function permutationHalfRank(items: ArrayLike<number>, length = items.length): number {
  return Math.floor(permutationRank(items, length) / 2);
}

/** The permutation of that number and parity (0 even, 1 odd) into items[0 … length-1]; n ≥ 2. */
export function permutationHalfUnrank(
  rank: number,
  parity: number,
  length: number,
  items: { [index: number]: number },
): void {
  if (length < 2) throw new RangeError(`permutationHalfUnrank: length must be ≥ 2, got ${length}`);
  permutationUnrank(2 * rank, length, items);
  if (permutationParity(items, length) !== (parity & 1)) {
    const last = items[length - 1]!;
    items[length - 1] = items[length - 2]!;
    items[length - 2] = last;
  }
}

/** 0 for an even permutation, 1 for an odd one, of at most 32 items in [0, 32). */
export function permutationParity(items: { [index: number]: number }, length: number): number {
  let used = 0;
  let inversions = 0;
  for (let at = 0; at < length; at++) {
    const item = items[at]!;
    if (item >>> 0 !== item || item > 31) {
      throw new RangeError(`permutationParity: items must be integers in [0, 32), got ${item}`);
    }
    inversions += bitCount(used & ~((2 << item) - 1));
    used |= 1 << item;
  }
  return inversions & 1;
}

/** n! as a number, n an integer in [0, 170]; exact for n ≤ 18. */
export function factorial(n: number): number {
  if (!(Number.isInteger(n) && n >= 0 && n <= 170)) {
    throw new RangeError(`factorial: n must be an integer in [0, 170], got ${n}`);
  }
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
}

const LONGEST = 18;

function checkLength(where: string, length: number): void {
  if (!Number.isInteger(length) || length < 0 || length > LONGEST) {
    throw new RangeError(`${where}: length must be an integer in [0, ${LONGEST}], got ${length}`);
  }
}

function failItems(items: ArrayLike<number>, length: number): never {
  const shown = Array.from({ length }, (_, at) => items[at]).join(" ");
  throw new RangeError(`permutationRank: expected each of 0 … ${length - 1} once, got ${shown}`);
}

/** Number of one-bits of a 32-bit word. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
