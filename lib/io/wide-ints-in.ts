/**
 * wideIntsIn: many integers of up to 39 digits, so also of 128 bits, read at once as decimal parts.
 * A number is parts[3i] · 10^26 + parts[3i + 1] · 10^13 + parts[3i + 2]; all three have its sign.
 * Numbers are added part by part: sums of up to 900 of them stay exact, and writeWideInts writes them.
 *
 * Use     const parts = new Float64Array(3 * n); wideIntsIn(scanner, parts, n)
 * Time    O(digits); no BigInt is made
 * Space   24 bytes a number
 * Limits  39 digits, with leading zeros
 * Errors  those of Scanner for more digits or none; RangeError where the target is too short
 * Source  folklore, own code
 * Tested  wide-ints-in.test.ts: against BigInt on random and extreme numbers and sums; verify:
 *         library-checker many_aplusb_128bit (by write-wide-ints.verify.ts)
 */
import type { Scanner } from "./scanner";

export function wideIntsIn(scanner: Scanner, parts: Float64Array, count: number): void {
  if (count >>> 0 !== count || 3 * count > parts.length) {
    throw new RangeError(`wideIntsIn: no room for ${count} integers in ${parts.length} parts`);
  }
  const { bytes } = scanner;
  for (let index = 0; index < 3 * count; index += 3) {
    scanner.hasNext();
    const start = scanner.at;
    const isMinus = bytes[start] === MINUS;
    const first = isMinus ? start + 1 : start;
    let end = first;
    while (end < bytes.length && (bytes[end]! - ZERO) >>> 0 <= 9) end++;
    const isWhole = end > first && !(end < bytes.length && bytes[end]! > BLANK);
    if (!isWhole || end - first > 3 * DIGITS) scanner.fail("an integer of up to 39 digits", start);
    const sign = isMinus ? -1 : 1;
    const low = end - DIGITS;
    const middle = low - DIGITS;
    // Adding 0 makes 0 of -0.
    parts[index] = sign * decimal(bytes, first, middle) + 0;
    parts[index + 1] = sign * decimal(bytes, Math.max(first, middle), low) + 0;
    parts[index + 2] = sign * decimal(bytes, Math.max(first, low), end) + 0;
    scanner.seek(end);
  }
}

/** The digits in bytes[from … to - 1]; 0 where there are none. */
function decimal(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + (bytes[at]! - ZERO);
  return value;
}

const DIGITS = 13;
const BLANK = 32;
const MINUS = 45;
const ZERO = 48;
