/**
 * writeInts: many integers put into a Writer at once, a separator between them, or two in turn.
 *
 * Use     writeInts(writer, values, 10).newline(); // a line each: 10 is the line's end
 * Time    O(bytes), four digits a step: two thirds of the time of Writer.int()
 * Space   12 bytes a number in the Writer's buffer, for 512 at a time
 * Limits  safe integers; those beyond 32 bits one by one
 * Errors  those of Writer.int
 * Source  two digits from a table of a hundred: folklore, own code
 * Tested  write-ints.test.ts: against join() at every power of ten and two, and at random
 */
import { PAIRS, type Writer } from "./writer";

/**
 * `second` stands behind the values at odd places: SPACE and NEWLINE in turn write pairs, a line each.
 * Nothing stands behind the last value.
 */
export function writeInts(
  writer: Writer,
  values: ArrayLike<number>,
  separator = SPACE,
  second = separator,
): Writer {
  let view = new DataView(writer.buffer.buffer);
  let index = 0;
  while (index < values.length) {
    const end = Math.min(index + BLOCK, values.length);
    writer.reserve(LONGEST * (end - index) + 1);
    if (view.buffer !== writer.buffer.buffer) view = new DataView(writer.buffer.buffer);
    index = plainInts(writer, view, values, index, end, separator, second);
    if (index < end) {
      writer.int(values[index]!).byte(index & 1 ? second : separator);
      index++;
    }
  }
  if (values.length > 0) writer.commit(writer.length - 1); // no separator behind the last one
  return writer;
}

/**
 * Writes values[from … to - 1] while they are 32-bit integers; returns where it stopped. It calls
 * nothing and has no rare branch, so V8 compiles it once; 45 is a minus.
 */
function plainInts(
  writer: Writer,
  view: DataView,
  values: ArrayLike<number>,
  from: number,
  to: number,
  separator: number,
  second: number,
): number {
  const { buffer } = writer;
  const pairs = PAIRS;
  const end = to | 0;
  const even = separator | 0;
  const change = even ^ second;
  let at = writer.length | 0;
  let index = from | 0;
  for (; index < end; index++) {
    const value = values[index]!;
    const integer = value | 0; // never -0
    if (integer !== value) break;
    // Computed without a branch: on random signs the processor would mispredict half of them.
    const minus = integer >>> 31;
    buffer[at] = 45;
    at = (at + minus) | 0;
    // A head of one to four digits; behind it nothing, low, or middle and low, four digits each.
    let head = ((integer ^ -minus) + minus) >>> 0;
    let middle = 0;
    let low = 0;
    let more = 0;
    if (head >= 10_000) {
      const high = (head / 10_000) | 0;
      low = (head - Math.imul(high, 10_000)) | 0;
      head = high;
      middle = low;
      more = 4;
      if (high >= 10_000) {
        head = (high / 10_000) | 0;
        middle = (high - Math.imul(head, 10_000)) | 0;
        more = 8;
      }
    }
    // Surplus bytes are overwritten by the next number.
    const zeros = (+(head < 10) + +(head < 100) + +(head < 1000)) | 0;
    let hundreds = (head / 100) | 0;
    let digits = pairs[hundreds]! | (pairs[(head - Math.imul(hundreds, 100)) | 0]! << 16);
    view.setInt32(at, digits >>> (8 * zeros), true);
    at = (at + 4 - zeros) | 0;
    hundreds = (middle / 100) | 0;
    digits = pairs[hundreds]! | (pairs[(middle - Math.imul(hundreds, 100)) | 0]! << 16);
    view.setInt32(at, digits, true);
    hundreds = (low / 100) | 0;
    digits = pairs[hundreds]! | (pairs[(low - Math.imul(hundreds, 100)) | 0]! << 16);
    view.setInt32((at + 4) | 0, digits, true);
    at = (at + more) | 0;
    buffer[at] = even ^ (change & -(index & 1));
    at = (at + 1) | 0;
  }
  writer.commit(at);
  return index;
}

const BLOCK = 512; // small, so V8 soon enters the compiled loop; large enough for few calls
const LONGEST = 12; // a sign, ten digits and the separator; eight surplus digits need one byte more
const SPACE = 32;
