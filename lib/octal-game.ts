/**
 * OctalGame: Grundy numbers of a take-and-break game (Kayles, Dawson's Kayles) for piles of any size.
 *
 * Time    O(n²) to build, n = sizes looked at until the period is proven (Kayles 168; 0.127 some
 *         100,000: 20 s; `most` bounds it); O(1) a pile
 * Space   4 bytes for each size looked at
 * Limits  codes like "0.77": digit k of the code says what taking k stones may leave, as the sum of
 *         1 (nothing), 2 (one pile), 4 (two piles); the digit before the point is 0 or 4
 * Errors  RangeError for a bad code or size, or when no period is proven up to `most` sizes
 * Source  R. K. Guy and C. A. B. Smith (1956): g(n + p) = g(n) for a ≤ n < 2a + p + k, k being the
 *         last digit's place, proves it for all n ≥ a; Winning Ways, ch. 4
 * Tested  octal-game.test.ts: against the rules by definition for all codes of two digits, the
 *         periods of the literature (Kayles 12, last exception 70; Dawson's Kayles 34, 52); by hand
 *         0.127: period 4, last exception 46,577
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
    for (let count = Math.min(128, most); ; count = Math.min(Math.ceil(1.3 * count), most)) {
      const longer = new Int32Array(count);
      longer.set(numbers);
      extend(longer, numbers.length, digits);
      numbers = longer;
      const found = provenPeriod(numbers, digits.length - 1);
      if (found !== undefined) {
        this.period = found.period;
        this.lastException = found.lastException;
        this.numbers = numbers.slice(0, found.lastException + found.period + 1);
        return;
      }
      if (count >= most) {
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

/** The Grundy numbers of sizes 0 … count - 1 under an octal code, without any period. O(count²). */
export function octalNumbers(code: string, count: number): Int32Array {
  const numbers = new Int32Array(count);
  extend(numbers, 0, octalDigits(code));
  return numbers;
}

/** Fills numbers[from …], those before being known. */
function extend(numbers: Int32Array, from: number, digits: readonly number[]): void {
  // stamps[g] = size where g was last seen; XORs of numbers below 2^b stay below 2^b.
  let stamps = new Int32Array(64);
  const makeRoom = (number: number) => {
    if (2 * number + 1 < stamps.length) return;
    const larger = new Int32Array(2 ** (Math.ceil(Math.log2(number + 1)) + 2));
    larger.set(stamps);
    stamps = larger;
  };
  for (let size = 0; size < from; size++) makeRoom(numbers[size]!);
  for (let size = Math.max(1, from); size < numbers.length; size++) {
    for (let taken = 0; taken < digits.length && taken <= size; taken++) {
      const digit = digits[taken]!;
      const rest = size - taken;
      if (digit & 1 && rest === 0) stamps[0] = size;
      if (digit & 2 && rest > 0 && taken > 0) stamps[numbers[rest]!] = size;
      if (digit & 4) stampSplits(numbers, rest, stamps, size);
    }
    let number = 0;
    while (stamps[number] === size) number++;
    numbers[size] = number;
    makeRoom(number);
  }
}

/** Stamps the numbers of all ways to leave two piles of `rest` stones together: the hot loop. */
function stampSplits(numbers: Int32Array, rest: number, stamps: Int32Array, stamp: number): void {
  for (let a = 1, b = rest - 1; a <= b; a++, b--) stamps[numbers[a]! ^ numbers[b]!] = stamp;
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
