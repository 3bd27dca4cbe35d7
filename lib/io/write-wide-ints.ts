/**
 * writeWideInts: many integers in the decimal parts of wideIntsIn, or sums of them, put into a Writer.
 *
 * Use     writeWideInts(writer, Float64Array.of(0, 0, 7))
 * Time    O(digits); no BigInt is made
 * Space   50 bytes a number in the Writer's buffer
 * Limits  parts within ±(2^53 - 1), of any signs
 * Errors  RangeError for a part out of this range, or where the parts are not three a number
 * Source  folklore, own code
 * Tested  wide-ints-in.test.ts: against BigInt on random and extreme numbers and sums; verify:
 *         library-checker many_aplusb_128bit
 */
import type { Writer } from "./writer";

export function writeWideInts(writer: Writer, parts: Float64Array, separator = SPACE): Writer {
  if (parts.length % 3 !== 0) {
    throw new RangeError(`writeWideInts: expected three parts a number, got ${parts.length} parts`);
  }
  for (let index = 0; index < parts.length; index += 3) {
    writer.reserve(LONGEST);
    if (index > 0) writer.byte(separator);
    // Carries make the lower parts lie in [0, 10^13); the sign is then that of the highest.
    let high = parts[index]!;
    let middle = parts[index + 1]!;
    let low = parts[index + 2]!;
    if (
      !(Number.isSafeInteger(high) && Number.isSafeInteger(middle) && Number.isSafeInteger(low))
    ) {
      throw new RangeError(`writeWideInts: unsafe parts ${high}, ${middle}, ${low}`);
    }
    let carry = Math.floor(low / PART);
    low -= carry * PART;
    middle += carry;
    carry = Math.floor(middle / PART);
    middle -= carry * PART;
    high += carry;
    if (high < 0) {
      writer.byte(MINUS);
      high = -high;
      if (low > 0) {
        low = PART - low;
        middle++;
      }
      if (middle > 0) {
        middle = PART - middle;
        high--;
      }
    }
    if (high > 0) {
      writer.int(high);
      thirteen(writer, middle);
      thirteen(writer, low);
    } else if (middle > 0) {
      writer.int(middle);
      thirteen(writer, low);
    } else {
      writer.int(low);
    }
  }
  return writer;
}

function thirteen(writer: Writer, value: number): void {
  const top = Math.floor(value / 1e9);
  writer.digits(top, 4);
  writer.digits(value - top * 1e9, 9);
}

const PART = 1e13;
const SPACE = 32;
const MINUS = 45;
const LONGEST = 50;
