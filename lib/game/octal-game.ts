/**
 * OctalGame: Grundy numbers of a take-and-break game, such as Kayles or Dawson's Kayles, for piles of any
 * size.
 *
 * Use     const kayles = new OctalGame("0.77"); kayles.number(10)
 * Time    O(n · rare) to build, n = sizes needed until the period is proven, rare = how many of them lie
 *         in the sparse space: few in most games, half of them at worst; `most` bounds n;
 *         O(1) a pile
 * Space   4 bytes for each size needed
 * Limits  codes like "0.77": digit k of the code says what taking k stones may leave, as the sum of
 *         1 (nothing), 2 (one pile), 4 (two piles); the digit before the point is 0 or 4
 * Errors  RangeError for a bad code or size, or when no period is proven up to `most` sizes
 * Source  R. K. Guy and C. A. B. Smith (1956): g(n + p) = g(n) for a ≤ n < 2a + p + k, k being the
 *         last digit's place, proves it for all n ≥ a; Winning Ways, ch. 4; sparse spaces: the
 *         same chapter, A. Flammenkamp's searches; own code
 * Tested  octal-game.test.ts: against the rules by definition for all codes of three digits, to 400 or
 *         1200; the periods of the literature (Kayles 12, last exception 70; Dawson's Kayles 34, 52;
 *         0.127: 4, 46,577); verify: HackerRank bowling-pins
 *
 * Sparse space: with some mask, numbers whose bits under it have an even sum are rare, the others
 * common. The XOR of two common numbers is rare, so the few pairs with a rare part give the smallest
 * common number that no move reaches. Then only the rare numbers below it remain to be checked, by a short
 * search.
 */
export class OctalGame {
  readonly code: string;
  /** number(n + period) = number(n) for every n > lastException; -1 if there is no exception. */
  readonly period: number;
  readonly lastException: number;
  /** The numbers of 0 … lastException + period. */
  readonly numbers: Int32Array;

  constructor(code: string, most = 2 ** 17) {
    const digits = octalDigits(code);
    this.code = code;
    let numbers = new Int32Array(0);
    for (;;) {
      numbers = longer(numbers, digits, most);
      const periodicity = provenPeriod(numbers, digits.length - 1);
      if (periodicity !== undefined) {
        this.period = periodicity.period;
        this.lastException = periodicity.lastException;
        this.numbers = numbers.slice(0, periodicity.lastException + periodicity.period + 1);
        return;
      }
      if (!(numbers.length < most)) {
        throw new RangeError(`OctalGame: ${code} has no proven period up to size ${most}`);
      }
    }
  }

  /** The Grundy number of a pile. */
  number(size: number | bigint): number {
    if (size < 0 || (typeof size === "number" && !Number.isSafeInteger(size))) {
      throw new RangeError(`OctalGame.number: size must be an integer from 0 on, got ${size}`);
    }
    if (size < this.numbers.length) return this.numbers[Number(size)]!;
    const first = BigInt(this.lastException + 1);
    return this.numbers[Number(first + ((BigInt(size) - first) % BigInt(this.period)))]!;
  }
}

/** The Grundy numbers of sizes 0 … count - 1 under an octal code, without any period. */
export function octalNumbers(code: string, count: number): Int32Array {
  const digits = octalDigits(code);
  let numbers = new Int32Array(0);
  while (numbers.length < count) numbers = longer(numbers, digits, count);
  return numbers;
}

/** The numbers and some more, `most` in all at most: each time the sparse space is chosen anew. */
function longer(
  numbers: Int32Array,
  digits: readonly number[],
  most: number,
): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.min(most, Math.max(128, Math.ceil(1.3 * numbers.length))));
  grown.set(numbers);
  extend(grown, numbers.length, digits);
  return grown;
}

/** Fills numbers[from …], those before being known. */
function extend(numbers: Int32Array, from: number, digits: readonly number[]): void {
  const splits = digits.flatMap((digit, taken) => (digit & 4 ? [taken] : []));
  // stamps[g] = size where g was last seen; XORs of numbers below 2^b stay below 2^b.
  let stamps = new Int32Array(64);
  const makeRoom = (number: number) => {
    if (2 * number + 1 < stamps.length) return;
    const larger = new Int32Array(2 ** (Math.ceil(Math.log2(number + 1)) + 2));
    larger.set(stamps);
    stamps = larger;
  };
  for (let size = 0; size < from; size++) makeRoom(numbers[size]!);
  const mask = sparsestMask(numbers.subarray(0, from));
  const rare = new Int32Array(numbers.length); // sizes of rare numbers, from 1 on, ascending
  let rares = 0;
  for (let size = 1; size < from; size++) if (!odd(numbers[size]! & mask)) rare[rares++] = size;
  for (let size = Math.max(1, from); size < numbers.length; size++) {
    for (let taken = 0; taken < digits.length; taken++) {
      const rest = size - taken;
      if (digits[taken]! & 1 && rest === 0) stamps[0] = size;
      if (digits[taken]! & 2 && rest > 0) stamps[numbers[rest]!] = size;
    }
    const sparse = 4 * rares < size;
    if (sparse) {
      for (const taken of splits) stampRare(numbers, size - taken, rare, rares, stamps, size);
      stampMissing(numbers, size, splits, stamps, mask);
    } else {
      for (const taken of splits) stampSplits(numbers, size - taken, stamps, size);
    }
    let number = 0;
    while (stamps[number] === size) number++;
    numbers[size] = number;
    makeRoom(number);
    if (!odd(number & mask)) rare[rares++] = size;
  }
}

/** Stamps the numbers of all ways to leave two piles of `rest` stones together: the hot loop. */
function stampSplits(numbers: Int32Array, rest: number, stamps: Int32Array, stamp: number): void {
  let a = 1;
  let b = rest - 1;
  for (; a + 3 <= b - 3; a += 4, b -= 4) {
    stamps[numbers[a]! ^ numbers[b]!] = stamp;
    stamps[numbers[a + 1]! ^ numbers[b - 1]!] = stamp;
    stamps[numbers[a + 2]! ^ numbers[b - 2]!] = stamp;
    stamps[numbers[a + 3]! ^ numbers[b - 3]!] = stamp;
  }
  for (; a <= b; a++, b--) stamps[numbers[a]! ^ numbers[b]!] = stamp;
}

/** The same for those ways alone where one pile has a rare number. */
function stampRare(
  numbers: Int32Array,
  rest: number,
  rare: Int32Array,
  rares: number,
  stamps: Int32Array,
  stamp: number,
): void {
  let end = rares;
  while (end > 0 && rare[end - 1]! >= rest) end--;
  let at = 0;
  for (; at + 4 <= end; at += 4) {
    // Four at a time, which halves the time.
    const a = rare[at]!;
    const b = rare[at + 1]!;
    const c = rare[at + 2]!;
    const d = rare[at + 3]!;
    stamps[numbers[a]! ^ numbers[rest - a]!] = stamp;
    stamps[numbers[b]! ^ numbers[rest - b]!] = stamp;
    stamps[numbers[c]! ^ numbers[rest - c]!] = stamp;
    stamps[numbers[d]! ^ numbers[rest - d]!] = stamp;
  }
  for (; at < end; at++) stamps[numbers[rare[at]!]! ^ numbers[rest - rare[at]!]!] = stamp;
}

/** Looks for the rare numbers below the least common one that is not reached, until all are seen. */
function stampMissing(
  numbers: Int32Array,
  size: number,
  splits: readonly number[],
  stamps: Int32Array,
  mask: number,
): void {
  let missing = 0;
  let limit = 0;
  for (; stamps[limit] === size || !odd(limit & mask); limit++) {
    if (stamps[limit] !== size) missing++;
  }
  for (const taken of splits) {
    for (let a = 1, b = size - taken - 1; a <= b && missing > 0; a++, b--) {
      const number = numbers[a]! ^ numbers[b]!;
      if (number < limit && stamps[number] !== size) missing--;
      stamps[number] = size;
    }
  }
}

/** The mask under which the fewest numbers have an even sum of bits. */
function sparsestMask(numbers: Int32Array): number {
  const counts: number[] = [];
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  let [best, fewest] = [1, Number.POSITIVE_INFINITY];
  for (let mask = 1; mask < 2 * counts.length && mask < 2 ** 10; mask++) {
    let rares = 0;
    for (const [number, count] of counts.entries()) if (!odd(number & mask)) rares += count ?? 0;
    if (rares < fewest) [best, fewest] = [mask, rares];
  }
  return best;
}

/** Whether an odd number of bits is set. */
function odd(bits: number): boolean {
  let folded = bits ^ (bits >>> 16);
  folded ^= folded >>> 8;
  folded ^= folded >>> 4;
  return ((0x6996 >>> (folded & 15)) & 1) === 1;
}

/** The least period that the theorem proves from these numbers. */
function provenPeriod(
  numbers: Int32Array,
  lastDigit: number,
): { period: number; lastException: number } | undefined {
  const count = numbers.length;
  for (let period = 1; 2 * period < count; period++) {
    let at = count - 1 - period;
    while (at >= 0 && numbers[at] === numbers[at + period]) at--;
    const start = at + 1;
    // Equal for start ≤ n < count - period: enough when that reaches 2 · start + period + k.
    if (2 * start + period + lastDigit <= count - period) return { period, lastException: at };
  }
  return undefined;
}

/** The digits of a code, the one before the point first. */
function octalDigits(code: string): number[] {
  if (!/^[04]?\.[0-7]+$/.test(code)) {
    throw new RangeError(`OctalGame: expected a code like 0.77, got "${code}"`);
  }
  const [before, after] = code.split(".");
  const digits = [Number(before || 0), ...[...after!].map(Number)];
  while (digits.length > 1 && digits[digits.length - 1] === 0) digits.pop();
  return digits;
}
