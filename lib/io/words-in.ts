/**
 * wordsIn: many 64-bit integers read at once, each as a high and a low word of 32 bits.
 *
 * Use     wordsIn(scanner, new Uint32Array(n), new Uint32Array(n), n)
 * Time    O(bytes); a BigInt is made only for numbers at the ends of the range
 * Space   nothing beside the targets
 * Limits  in [-2^63, 2^63) where `high` is an Int32Array, in [0, 2^64) where it is a Uint32Array
 * Errors  those of Scanner for anything else; RangeError where a target is too short
 * Source  two exact doubles joined at bit 15: own code
 * Tested  words-in.test.ts: against BigInt on random and extreme numbers; verify: library-checker
 *         many_aplusb
 */
import { nextBigint, type Scanner } from "./scanner";

export function wordsIn(
  scanner: Scanner,
  high: Int32Array | Uint32Array,
  low: Int32Array | Uint32Array,
  count: number,
): void {
  if (count >>> 0 !== count || count > high.length || count > low.length) {
    throw new RangeError(`wordsIn: no room for ${count} integers`);
  }
  const signed = high instanceof Int32Array;
  const limit = signed ? 2 ** 31 : 2 ** 32;
  const { bytes } = scanner;
  const { length } = bytes;
  for (let index = 0; index < count; index++) {
    scanner.hasNext();
    const start = scanner.at;
    const first = bytes[start] === MINUS ? start + 1 : start;
    // Up to nine digits, nine more and two more.
    let at = first;
    let head = 0;
    for (let digit = 0; at < length && at < first + 9; at++) {
      digit = bytes[at]! - ZERO;
      if (digit >>> 0 > 9) break;
      head = (Math.imul(head, 10) + digit) | 0;
    }
    const middle = at;
    let body = 0;
    for (let digit = 0; at < length && at < middle + 9; at++) {
      digit = bytes[at]! - ZERO;
      if (digit >>> 0 > 9) break;
      body = (Math.imul(body, 10) + digit) | 0;
    }
    let tail = body;
    for (let digit = 0; at < length && at < middle + 11; at++) {
      digit = bytes[at]! - ZERO;
      if (digit >>> 0 > 9) break;
      tail = tail * 10 + digit;
    }
    // head · power + tail: power < 2^37, so each half of head times it is exact.
    const power = POWERS[at - middle]!;
    const upper = (head >>> 15) * power;
    const above = Math.floor(upper / 2 ** 17);
    const below = (upper - above * 2 ** 17) * 2 ** 15 + ((head & 0x7fff) * power + tail);
    const carry = Math.floor(below / 2 ** 32);
    const top = above + carry;
    const isWhole = at === length || bytes[at]! <= BLANK;
    if (at === first || !isWhole || top >= limit || (first > start && !signed)) {
      longWords(scanner, high, low, index, signed);
      continue;
    }
    const rest = below - carry * 2 ** 32;
    const minus = first - start;
    low[index] = minus === 0 ? rest : -rest;
    high[index] = minus === 0 ? top : -top - +(rest !== 0);
    scanner.seek(at);
  }
}

/** One number that is long, extreme or not allowed. */
function longWords(
  scanner: Scanner,
  high: Int32Array | Uint32Array,
  low: Int32Array | Uint32Array,
  index: number,
  signed: boolean,
): void {
  scanner.hasNext();
  const start = scanner.at;
  const value = nextBigint(scanner);
  const fitting = signed ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value);
  if (fitting !== value) {
    scanner.seek(start);
    scanner.fail(signed ? "an integer in [-2^63, 2^63)" : "an integer in [0, 2^64)");
  }
  low[index] = Number(BigInt.asUintN(32, value));
  high[index] = Number(value >> BigInt(32));
}

const BLANK = 32;
const MINUS = 45;
const ZERO = 48;
const POWERS = Float64Array.from({ length: 12 }, (_, digits) => 10 ** digits);
