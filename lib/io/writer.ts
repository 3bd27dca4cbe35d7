/**
 * Writer: numbers and text put into one growing byte buffer, to be written out once.
 *
 * Use     const writer = new Writer(); writer.int(x).space().fixed(0.5, 6).newline().text("Yes\n"); writer.result()
 * Time    O(bytes) in all, amortised
 * Space   reserves up to four times the bytes written, from 64 KiB on, and uses no more of it
 * Limits  int() takes safe integers, fixed() every finite number; text() is written as UTF-8; not checked
 *         to be numbers: Writer.fixed(digits), Writer.byte(code), Writer.reserve(bytes), Writer.commit(end)
 * Errors  RangeError from int() for a fraction, NaN, an infinity or an unsafe integer, from fixed() for what
 *         is not finite, or for digits that are no integer in [0, 100]
 * Source  two digits a step from a table of a hundred: folklore, own code
 * Tested  writer.test.ts: against String() at every power of ten and at random; floats-in.test.ts: against toFixed
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

  /** A number with that many digits behind its point, rounded as toFixed rounds; no exponent. */
  fixed(value: number, digits: number): this {
    const size = Math.abs(value);
    const power = TENS[digits];
    if (power === undefined || !(size * power < 2 ** 52)) return this.longFixed(value, digits);
    const scaled = size * power;
    let whole = Math.floor(scaled);
    const rest = scaled - whole;
    // The product is off by half of its last bit at most: only beside a half may that decide.
    if (Math.abs(rest - 0.5) <= scaled * 2 ** -52) return this.longFixed(value, digits);
    if (rest > 0.5) whole++;
    if (value < 0) this.byte(MINUS);
    let high = Math.floor(whole / power);
    if (high * power > whole) high--; // the quotient was rounded up
    this.int(high);
    if (digits === 0) return this;
    this.byte(POINT);
    this.reserve(digits);
    const low = whole - high * power;
    if (digits <= 9) {
      this.digits(low, digits);
      return this;
    }
    const upper = Math.floor(low / 1e9);
    this.digits(upper, digits - 9);
    this.digits(low - upper * 1e9, 9);
    return this;
  }

  /** fixed() of large numbers, beside a half, and of what is refused. */
  private longFixed(value: number, digits: number): this {
    if (!Number.isFinite(value)) {
      throw new RangeError(`Writer.fixed: expected a finite number, got ${value}`);
    }
    if (!Number.isInteger(digits) || digits < 0 || digits > 100) {
      throw new RangeError(`Writer.fixed: digits must be an integer in [0, 100], got ${digits}`);
    }
    if (Math.abs(value) < 1e21) return this.text(value.toFixed(digits));
    return this.text(`${BigInt(value)}${digits > 0 ? `.${"0".repeat(digits)}` : ""}`);
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
    const larger = new Uint8Array(Math.max(4 * this.buffer.length, this.length + bytes));
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
const POINT = 46;
const TENS = Float64Array.from({ length: 16 }, (_, digits) => 10 ** digits);

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
