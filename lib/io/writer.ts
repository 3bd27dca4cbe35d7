/**
 * Writer: numbers and text put into one growing byte buffer, to be written out once.
 *
 * Time    O(bytes) in all, amortised
 * Space   at most twice the bytes written, from 64 KiB on
 * Limits  int() takes safe integers; text() is written as UTF-8
 * Errors  RangeError from int() for a fraction, NaN, an infinity or an unsafe integer
 * Source  two digits a step from a table of a hundred: folklore, own code
 * Tested  writer.test.ts: against String() at every power of ten and at random
 */
export class Writer {
  /**
   * What was written is buffer[0 … length - 1]. A function that writes bytes by itself calls reserve(),
   * fills the buffer from `length` on, and then calls commit().
   */
  buffer = new Uint8Array(1 << 16);
  length = 0;

  /** Decimal digits of a safe integer. */
  int(value: number): this {
    if ((value | 0) !== value || value <= -1e9 || value >= 1e9) return this.longInt(value);
    if (this.length + 10 > this.buffer.length) this.reserve(10);
    let rest = value | 0; // never -0
    if (rest < 0) {
      this.buffer[this.length++] = MINUS;
      rest = -rest;
    }
    this.digits(rest, digitCount(rest));
    return this;
  }

  /** int() from ten digits on. */
  private longInt(value: number): this {
    if (!Number.isSafeInteger(value)) {
      throw new RangeError(`Writer.int: expected a safe integer, got ${value}`);
    }
    this.reserve(17);
    if (value < 0) this.buffer[this.length++] = MINUS;
    const rest = Math.abs(value);
    const high = Math.floor(rest / 1e9);
    this.digits(high, digitCount(high));
    this.digits(rest - high * 1e9, 9);
    return this;
  }

  bigint(value: bigint): this {
    return this.text(value.toString());
  }

  /** UTF-8 of a text. */
  text(text: string): this {
    this.reserve(3 * text.length);
    const { buffer } = this;
    let at = this.length;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= 128) return this.bytes(new TextEncoder().encode(text));
      buffer[at++] = code;
    }
    this.length = at;
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }

  byte(code: number): this {
    if (this.length === this.buffer.length) this.reserve(1);
    this.buffer[this.length++] = code;
    return this;
  }

  space(): this {
    return this.byte(32);
  }

  newline(): this {
    return this.byte(10);
  }

  /** All that was written: a view that the next call may make stale. */
  result(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  /** Makes room for that many more bytes. */
  reserve(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = new Uint8Array(Math.max(2 * this.buffer.length, this.length + bytes));
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }

  /** Ends what was written at buffer[end - 1]; not checked: `end` must lie in [0, buffer.length]. */
  commit(end: number): void {
    this.length = end;
  }

  /** `count` digits of an integer in [0, 10^count), with leading zeros; count ≤ 9, room for it reserved. */
  digits(value: number, count: number): void {
    const { buffer } = this;
    let rest = value | 0;
    let at = this.length + count;
    this.length = at;
    for (let left = count; left > 1; left -= 2) {
      const quotient = (rest / 100) | 0;
      const pair = PAIRS[rest - quotient * 100]!;
      buffer[--at] = pair >> 8;
      buffer[--at] = pair; // its lower byte
      rest = quotient;
    }
    if (count & 1) buffer[--at] = 48 + rest;
  }
}

const MINUS = 45;

/** The digits of 00, 01, … 99, the first one in the lower byte. */
export const PAIRS = Uint16Array.from(
  { length: 100 },
  (_, value) => 48 + ((value / 10) | 0) + ((48 + (value % 10)) << 8),
);

function digitCount(value: number): number {
  if (value < 1e4) return value < 100 ? (value < 10 ? 1 : 2) : value < 1e3 ? 3 : 4;
  if (value < 1e6) return value < 1e5 ? 5 : 6;
  return value < 1e8 ? (value < 1e7 ? 7 : 8) : 9;
}
