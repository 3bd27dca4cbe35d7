/**
 * SubtractionGame: Grundy numbers of piles from which certain amounts may be taken, of any size.
 *
 * Use     const game = new SubtractionGame([1, 3, 4]); game.number(100)
 * Time    O((preperiod + period + largest move) · moves) to build, with many moves sizes · largest move /
 *         32; O(1) a pile
 * Space   4 bytes for each size up to where the period is proven
 * Limits  moves positive and divided by their common divisor ≤ 2^24; sizes any integer from 0 on; not
 *         checked to be numbers: subtractionNumbers(steps)
 * Errors  RangeError for a bad move or size, or when no period shows up to size `most`; by default `most`
 *         is what about 2^28 steps reach, at most 2^26
 * Source  the window argument (Berlekamp, Conway, Guy: Winning Ways, ch. 4): a number depends on
 *         the m numbers before it (m = largest move), so two equal windows of m make a period;
 *         R. P. Brent (1980) for finding them with one remembered window
 * Tested  subtraction-game.test.ts: against mex by definition for all 1,023 sets within 1 … 10,
 *         the period proven again over whole windows; sets of 100 to 400 moves likewise
 */
export class SubtractionGame {
  /** The moves in ascending order, each once. */
  readonly moves: readonly bigint[];
  /** number(size + period) = number(size) for every size ≥ preperiod, and both are least. */
  readonly preperiod: number;
  readonly period: number;
  /** All moves are multiples of `unit`; preperiod, period and numbers count in units. */
  readonly unit: bigint;
  /** The Grundy numbers of 0 … preperiod + period - 1 units. */
  readonly numbers: Int32Array;

  constructor(moves: Iterable<number | bigint>, most?: number) {
    this.moves = [...new Set([...moves].map(toMove))].sort((a, b) => (a < b ? -1 : 1));
    this.unit = this.moves.reduce(greatestCommonDivisor, 0n) || 1n;
    const largest = (this.moves[this.moves.length - 1] ?? 0n) / this.unit;
    if (largest > MAX_MOVE) {
      throw new RangeError(`SubtractionGame: move ${largest * this.unit} is too large`);
    }
    const steps = Int32Array.from(this.moves, (move) => Number(move / this.unit));
    const sizes = most ?? affordableSizes(steps);
    if (!(Number.isInteger(sizes) && sizes >= 1 && sizes <= MAX_SIZE)) {
      throw new RangeError(
        `SubtractionGame: most must be an integer in [1, ${MAX_SIZE}], got ${most}`,
      );
    }
    const periodicity = findPeriod(steps, Number(largest), sizes);
    this.preperiod = periodicity.preperiod;
    this.period = periodicity.period;
    this.numbers = periodicity.numbers.slice(0, periodicity.preperiod + periodicity.period);
  }

  /** The Grundy number of a pile. */
  number(size: number | bigint): number {
    if (size < 0 || (typeof size === "number" && !Number.isSafeInteger(size))) {
      throw new RangeError(
        `SubtractionGame.number: size must be an integer from 0 on, got ${size}`,
      );
    }
    if (typeof size === "bigint" || this.unit > 1n) {
      const units = BigInt(size) / this.unit;
      if (units < BigInt(this.preperiod)) return this.numbers[Number(units)]!;
      return this.numbers[
        this.preperiod + Number((units - BigInt(this.preperiod)) % BigInt(this.period))
      ]!;
    }
    if (size < this.preperiod) return this.numbers[size]!;
    return this.numbers[this.preperiod + remainder(size - this.preperiod, this.period)]!;
  }
}

/**
 * The Grundy numbers of sizes 0 … count - 1; `steps` are the amounts that may be taken, ascending and
 * positive.
 */
export function subtractionNumbers(steps: ArrayLike<number>, count: number): Int32Array {
  if (!Number.isInteger(count) || count < 0 || count > 2 ** 30) {
    throw new RangeError(`subtractionNumbers: count must be an integer in [0, 2^30], got ${count}`);
  }
  const numbers = new Int32Array(count);
  extend(numbers, 0, Int32Array.from(steps));
  return numbers;
}

/** value % period of safe integers, five times as fast as the operator where the value needs a double. */
function remainder(value: number, period: number): number {
  // Exact: below 2^53 no quotient is rounded up to the next whole number.
  return value - Math.floor(value / period) * period;
}

function isDense(steps: Int32Array): boolean {
  return steps.length > 64 && steps.length > steps[steps.length - 1]! / 16;
}

/** How many sizes can be filled in about MAX_STEPS steps. */
function affordableSizes(steps: Int32Array): number {
  return Math.min(MAX_SIZE, Math.max(1, Math.floor(MAX_STEPS / Math.max(1, steps.length))));
}

/** Fills numbers[from …] by mex; the numbers before are known. */
function extend(numbers: Int32Array, from: number, steps: Int32Array): void {
  if (isDense(steps)) {
    fillByLevels(numbers, steps);
    return;
  }
  // stamps[g] = size + 1 where g was last seen among the numbers reached from that size.
  const stamps = new Int32Array(steps.length + 2);
  let open = 0; // steps[0 … open - 1] can be taken
  for (let size = from; size < numbers.length; size++) {
    while (open < steps.length && steps[open]! <= size) open++;
    const stamp = size + 1;
    let at = 0;
    for (; at + 4 <= open; at += 4) {
      // Four at a time, which halves the time.
      stamps[numbers[size - steps[at]!]!] = stamp;
      stamps[numbers[size - steps[at + 1]!]!] = stamp;
      stamps[numbers[size - steps[at + 2]!]!] = stamp;
      stamps[numbers[size - steps[at + 3]!]!] = stamp;
    }
    for (; at < open; at++) stamps[numbers[size - steps[at]!]!] = stamp;
    let number = 0;
    while (stamps[number] === stamp) number++;
    numbers[size] = number;
  }
}

/**
 * For many moves: all sizes of number 0 first, then those of 1, and so on. The moves are a bit set,
 * and each size found marks 32 larger ones by one OR.
 */
function fillByLevels(numbers: Int32Array, steps: Int32Array): void {
  const words = (steps[steps.length - 1]! >> 5) + 2;
  const shifted = Array.from({ length: 32 }, () => new Int32Array(words));
  for (const [shift, bits] of shifted.entries()) {
    for (const step of steps) bits[(step + shift) >> 5]! |= 1 << ((step + shift) & 31);
  }
  const reached = new Int32Array((numbers.length >> 5) + 1);
  let open = Int32Array.from(numbers, (_, size) => size);
  for (let number = 0; open.length > 0; number++) {
    reached.fill(0);
    let left = 0; // sizes of larger numbers, moved to the front
    for (let at = 0; at < open.length; at++) {
      const size = open[at]!;
      const word = size >> 5;
      if ((reached[word]! >> (size & 31)) & 1) {
        open[left++] = size;
        continue;
      }
      numbers[size] = number;
      const bits = shifted[size & 31]!;
      const end = Math.min(words, reached.length - word);
      for (let index = 0; index < end; index++) reached[word + index]! |= bits[index]!;
    }
    open = open.subarray(0, left);
  }
}

interface Period {
  readonly preperiod: number;
  readonly period: number;
  readonly numbers: Int32Array;
}

function findPeriod(steps: Int32Array, window: number, most: number): Period {
  let numbers = new Int32Array(0);
  let hash = 0; // of the `window` numbers that end at `end`
  let power = 1;
  for (let at = 0; at < window; at++) power = Math.imul(power, BASE);
  // The remembered window ends before `anchor`; each time `end` doubles, it moves there.
  let anchor = window;
  let anchorHash = 0;
  for (let end = 0; end < most; end++) {
    if (end >= numbers.length) {
      const longer = new Int32Array(Math.min(most, Math.max(64, 2 * window + 64, 2 * end)));
      longer.set(numbers);
      extend(longer, end, steps);
      numbers = longer;
    }
    if (end > anchor && hash === anchorHash && sameWindow(numbers, anchor, end, window)) {
      const period = end - anchor;
      let preperiod = anchor;
      while (preperiod > 0 && numbers[preperiod - 1] === numbers[preperiod - 1 + period])
        preperiod--;
      return { preperiod, period, numbers };
    }
    if (end === anchor || end >= 2 * anchor + 1) {
      anchor = end;
      anchorHash = hash;
    }
    hash = (Math.imul(hash, BASE) + numbers[end]! + 1) | 0;
    if (end >= window) hash = (hash - Math.imul(numbers[end - window]! + 1, power)) | 0;
  }
  throw new RangeError(`SubtractionGame: no period up to size ${most}`);
}

function sameWindow(numbers: Int32Array, a: number, b: number, window: number): boolean {
  for (let back = 1; back <= window; back++) {
    if (numbers[a - back] !== numbers[b - back]) return false;
  }
  return true;
}

function toMove(move: number | bigint): bigint {
  if (move <= 0 || (typeof move === "number" && !Number.isSafeInteger(move))) {
    throw new RangeError(`SubtractionGame: a move must be a positive integer, got ${move}`);
  }
  return BigInt(move);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

const MAX_MOVE = 2n ** 24n;
const MAX_SIZE = 2 ** 26;
const MAX_STEPS = 2 ** 28;
const BASE = 0x9e3779b1 | 0;
