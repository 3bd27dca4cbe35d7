/**
 * writeWords: many 64-bit integers, given as high and low words of 32 bits, put into a Writer at once.
 *
 * Use     writeWords(writer, Uint32Array.of(1), Uint32Array.of(2))
 * Time    O(bytes); no BigInt is made
 * Space   22 bytes a number in the Writer's buffer
 * Limits  signed where `high` is an Int32Array, unsigned where it is a Uint32Array; `low` may be either
 * Errors  RangeError where the two differ in length
 * Source  two exact doubles joined at 10^9: own code
 * Tested  write-words.test.ts: against BigInt on random and extreme numbers; verify: library-checker
 *         many_aplusb
 */
import type { Writer } from "./writer";

export function writeWords(
  writer: Writer,
  high: Int32Array | Uint32Array,
  low: Int32Array | Uint32Array,
  separator = SPACE,
): Writer {
  if (high.length !== low.length) {
    throw new RangeError(`writeWords: ${high.length} high words and ${low.length} low words`);
  }
  for (let index = 0; index < high.length; index++) {
    writer.reserve(LONGEST);
    if (index > 0) writer.byte(separator);
    let top = high[index]!;
    let rest = low[index]! >>> 0;
    if (top < 0) {
      writer.byte(MINUS);
      top = rest === 0 ? -top : -top - 1;
      rest = -rest >>> 0;
    }
    // top · 2^32 + rest = (upper · 2^48 + lower · 2^32) + rest, with 2^48 = 281474 · 10^9 + 976710656.
    const upper = top >>> 16;
    const lower = top & 0xffff;
    const units = upper * 976_710_656 + lower * 294_967_296 + rest;
    const carry = Math.floor(units / 1e9);
    const billions = upper * 281_474 + lower * 4 + carry;
    if (billions === 0) {
      writer.int(units);
    } else {
      writer.int(billions).digits(units - carry * 1e9, 9);
    }
  }
  return writer;
}

const SPACE = 32;
const MINUS = 45;
const LONGEST = 22;
