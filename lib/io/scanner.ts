/**
 * Scanner: typed reading of numbers, words, lines and grids straight from the bytes of an input.
 *
 * Use     const scanner = new Scanner(input); scanner.int(); scanner.intIn(1, 9, "n"); scanner.float();
 *         scanner.token()
 * Time    O(bytes) in all; no string is made for a number
 * Space   a view on the input, nothing copied
 * Limits  blanks are the bytes 0..32, so CRLF, a UTF-8 byte-order mark and a missing last newline are all
 *         accepted; int() is exact within ±(2^53 - 1), nextBigint(scanner) at any length; float() gives the
 *         double that Number() gives; in bulk: intsIn, wordsIn (64 bits), wideIntsIn (39 digits); not
 *         checked to be numbers: Scanner.seek(offset)
 * Errors  every method throws with line, column, what was expected and what was found
 * Source  folklore, own code
 * Tested  scanner.test.ts: against split and BigInt on random and hostile input; floats-in.test.ts; verify:
 *         library-checker aplusb
 */
// Long: all ways to read one number, which share their digits and what they refuse.
export class Scanner {
  readonly bytes: Uint8Array;
  /** The same bytes, to be read four at a time. */
  readonly view: DataView;
  /** Offset of the next byte to read; a function that reads bytes by itself moves it by seek(). */
  at = 0;

  constructor(input: Uint8Array) {
    this.bytes = input;
    this.view = new DataView(input.buffer, input.byteOffset, input.length);
    if (input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf) this.at = 3;
  }

  /** The next byte to read is the one at `offset`, in [0, bytes.length]; not checked. */
  seek(offset: number): void {
    this.at = offset;
  }

  /** Skips blanks; false at the end of the input. */
  hasNext(): boolean {
    const { bytes } = this;
    let at = this.at;
    while (at < bytes.length && bytes[at]! <= BLANK) at++;
    this.at = at;
    return at < bytes.length;
  }

  /** True while a line is left; the end of the last newline is the end of the input. */
  hasLine(): boolean {
    return this.at < this.bytes.length;
  }

  /** The next integer, exact within ±(2^53 - 1). */
  int(): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = this.at;
    while (at < length && bytes[at]! <= BLANK) at++;
    const start = at;
    if (at < length && bytes[at]! === MINUS) at++;
    const first = at;
    let value = 0;
    // Up to nine digits fit 32 bits: no double is made for them.
    while (at < length && value < 1e8) {
      const digit = bytes[at]! - ZERO;
      if (digit >>> 0 > 9) break;
      value = (value * 10 + digit) | 0;
      at++;
    }
    if (at === first || (at < length && bytes[at]! > BLANK)) return this.longInt(start, first);
    this.at = at;
    return first === start ? value : 0 - value; // never -0
  }

  /** int() where there are more than nine digits, or none. */
  private longInt(start: number, first: number): number {
    const end = skipDigits(this.bytes, first);
    expectNumber(this, first, end, start);
    let value = 0;
    for (let at = first; at < end; at++) value = value * 10 + (this.bytes[at]! - ZERO);
    if (value > Number.MAX_SAFE_INTEGER) this.fail("an integer within ±(2^53 - 1)", start);
    this.at = end;
    return first === start ? value : 0 - value;
  }

  /** The next integer, which must lie in [low, high]; `name` is for the message. */
  intIn(low: number, high: number, name: string): number {
    const before = this.at;
    const value = this.int();
    if (value >= low && value <= high) return value;
    this.at = before;
    this.hasNext();
    this.fail(`${name} in [${low}, ${high}]`);
  }

  /** The next number in decimal digits, "-0.5" or "1e-9", as the double nearest to it. */
  float(): number {
    const { bytes } = this;
    const { length } = bytes;
    let at = this.at;
    while (at < length && bytes[at]! <= BLANK) at++;
    const start = at;
    if (at < length && bytes[at]! === MINUS) at++;
    const first = at;
    let value = 0;
    let point = -1;
    for (; at < length; at++) {
      const digit = bytes[at]! - ZERO;
      if (digit >>> 0 <= 9) value = value * 10 + digit;
      else if (digit === POINT - ZERO && point < 0) point = at;
      else break;
    }
    // Up to fifteen digits and a power of ten below 10^23 are doubles: their quotient is rounded once.
    const count = at - first - (point < 0 ? 0 : 1);
    if (count < 1 || count > 15 || (at < length && bytes[at]! > BLANK)) {
      return this.longFloat(start);
    }
    this.at = at;
    if (point >= 0) value /= FRACTIONS[at - point - 1]!;
    return first === start ? value : -value;
  }

  /** float() of a plus, an exponent, more digits, or what is no number. */
  private longFloat(start: number): number {
    const { bytes } = this;
    let end = start;
    while (end < bytes.length && bytes[end]! > BLANK) end++;
    const text = ascii(bytes, start, end);
    if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) this.fail("a number", start);
    const value = Number(text);
    if (!Number.isFinite(value)) this.fail("a number below 1.8e308", start);
    this.at = end;
    return value;
  }

  /** The next number, which must lie in [low, high]; `name` is for the message. */
  floatIn(low: number, high: number, name: string): number {
    const before = this.at;
    const value = this.float();
    if (value >= low && value <= high) return value;
    this.at = before;
    this.hasNext();
    this.fail(`${name} in [${low}, ${high}]`);
  }

  /** The next word, as text. */
  token(): string {
    const word = this.tokenBytes();
    return word.length < 32 ? ascii(word, 0, word.length) : new TextDecoder().decode(word);
  }

  /** The next word, as a view on the input. */
  tokenBytes(): Uint8Array {
    if (!this.hasNext()) this.fail("a word", this.at);
    const { bytes, view } = this;
    const start = this.at;
    let at = start;
    // Four at once: taking 33 from each byte borrows into its highest bit where one is a blank.
    for (; at + 4 <= bytes.length; at += 4) {
      const word = view.getInt32(at, true);
      if (((word - 0x21212121) & ~word & 0x80808080) !== 0) break;
    }
    while (at < bytes.length && bytes[at]! > BLANK) at++;
    this.at = at;
    return bytes.subarray(start, at);
  }

  /** The next byte that is no blank. */
  byte(): number {
    if (!this.hasNext()) this.fail("a character", this.at);
    return this.bytes[this.at++]!;
  }

  /** Says in validate.ts that the line ends here: exported validators refuse a word that is left. */
  endLine(): void {
    const { bytes } = this;
    let at = this.at;
    while (at < bytes.length && bytes[at]! <= BLANK && bytes[at] !== NEWLINE) at++;
    if (at === bytes.length) this.at = at;
    else if (bytes[at] === NEWLINE) this.at = at + 1;
  }

  /** The rest of the line, without its line end. */
  line(): string {
    return new TextDecoder().decode(this.lineBytes());
  }

  /** The rest of the line, without its line end, as a view on the input. */
  lineBytes(): Uint8Array {
    const { bytes } = this;
    if (!this.hasLine()) this.fail("a line", this.at);
    const newline = bytes.indexOf(NEWLINE, this.at);
    const end = newline < 0 ? bytes.length : newline;
    const line = bytes.subarray(this.at, bytes[end - 1] === RETURN ? end - 1 : end);
    this.at = newline < 0 ? end : end + 1;
    return line;
  }

  /** `rows` words of `columns` bytes each, as one row-major array. */
  grid(rows: number, columns: number): Uint8Array {
    if (!Number.isInteger(rows) || !Number.isInteger(columns) || rows < 0 || columns < 0) {
      throw new RangeError(`Scanner.grid: expected integers from 0 on, got ${rows} × ${columns}`);
    }
    const cells = new Uint8Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      this.hasNext();
      const start = this.at;
      const word = this.tokenBytes();
      if (word.length !== columns) this.fail(`a row of ${columns} characters`, start);
      cells.set(word, row * columns);
    }
    return cells;
  }

  /** Throws: at `offset` stands something else than `expected`. */
  fail(expected: string, offset = this.at): never {
    const before = this.bytes.subarray(0, offset);
    let line = 1;
    for (const byte of before) if (byte === NEWLINE) line++;
    const column = offset - before.lastIndexOf(NEWLINE);
    let end = offset;
    while (end < this.bytes.length && this.bytes[end]! > BLANK && end < offset + 40) end++;
    const actual =
      offset < this.bytes.length ? `"${ascii(this.bytes, offset, end)}"` : "end of input";
    throw new Error(`input line ${line}, column ${column}: expected ${expected}, found ${actual}`);
  }
}

/** Moves past the next integer and returns where it starts. */
function passNumber(scanner: Scanner): number {
  scanner.hasNext();
  const { at: start, bytes } = scanner;
  const first = bytes[start] === MINUS ? start + 1 : start;
  const end = skipDigits(bytes, first);
  expectNumber(scanner, first, end, start);
  scanner.at = end;
  return start;
}

/** The next integer of any length. */
export function nextBigint(scanner: Scanner): bigint {
  const start = passNumber(scanner);
  const { at: end, bytes } = scanner;
  const first = bytes[start] === MINUS ? start + 1 : start;
  // Up to 30 digits two exact doubles beat the parsing of a string.
  if (end - start > 30) return BigInt(ascii(bytes, start, end));
  const middle = end - first > 15 ? end - 15 : first;
  const low = BigInt(digits(bytes, middle, end));
  const value = middle === first ? low : BigInt(digits(bytes, first, middle)) * TEN_TO_15 + low;
  return first === start ? value : -value;
}

/** The next integer, of any length, modulo m: in [0, m) also when it is negative. m ≤ 2^49. */
export function intModulo(scanner: Scanner, m: number): number {
  if (!Number.isInteger(m) || m < 1 || m > 2 ** 49) {
    throw new RangeError(`intModulo: m must be an integer in [1, 2^49], got ${m}`);
  }
  if (m <= TINY_MODULUS) return intModuloTiny(scanner, m);
  const start = passNumber(scanner);
  const { at: end, bytes } = scanner;
  const first = bytes[start] === MINUS ? start + 1 : start;
  let rest = 0;
  if (m < SMALL_MODULUS) {
    // Fifteen digits at a time stay exact: rest · (10^15 mod m) + chunk < 2^53.
    let next = first + ((end - first) % 15);
    rest = digits(bytes, first, next) % m;
    const shift = 1e15 % m;
    for (; next < end; next += 15) {
      rest = (rest * shift + (digits(bytes, next, next + 15) % m)) % m;
    }
  } else {
    for (let at = first; at < end; at++) rest = (rest * 10 + bytes[at]! - ZERO) % m;
  }
  return first === start || rest === 0 ? rest : m - rest;
}

/** intModulo in 32-bit arithmetic alone and in one pass. */
function intModuloTiny(scanner: Scanner, m: number): number {
  scanner.hasNext();
  const { bytes, view } = scanner;
  const start = scanner.at;
  const first = bytes[start] === MINUS ? start + 1 : start;
  let at = first;
  let rest = 0;
  if (9 % m === 0) {
    // 10 is 1 modulo 9: the sum of the digits will do. It stays exact beyond 10^8 digits.
    const last = bytes.length - 4;
    while (at <= last) {
      const word = view.getInt32(at, true) ^ 0x30303030; // a digit is its value
      if (((word + 0x76767676) | word) & 0x80808080) break; // some byte is more than 9
      rest = (rest + (Math.imul(word, 0x01010101) >>> 24)) | 0;
      at = (at + 4) | 0;
    }
    for (; at < bytes.length; at++) {
      const digit = bytes[at]! - ZERO;
      if (digit >>> 0 > 9) break;
      rest = (rest + digit) | 0;
    }
    rest %= m;
  } else {
    // One division for nine digits: rest · 10^9 mod m and the nine digits are both below 2^30.
    let count = 9;
    while (count === 9) {
      const from = at;
      const stop = at + 9 < bytes.length ? at + 9 : bytes.length;
      let chunk = 0;
      while (at < stop) {
        const digit = bytes[at]! - ZERO;
        if (digit >>> 0 > 9) break;
        chunk = (chunk * 10 + digit) | 0;
        at++;
      }
      count = at - from;
      rest = (rest * (POWERS_OF_TEN[count]! % m) + chunk) % m;
    }
  }
  expectNumber(scanner, first, at, start);
  scanner.at = at;
  return first === start || rest === 0 ? rest : m - rest;
}

function skipDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at]! - ZERO) >>> 0 <= 9) at++;
  return at;
}

function expectNumber(scanner: Scanner, first: number, end: number, start: number): void {
  const { bytes } = scanner;
  if (end === first || (end < bytes.length && bytes[end]! > BLANK)) {
    scanner.fail("an integer", start);
  }
}

const BLANK = 32;
const NEWLINE = 10;
const RETURN = 13;
const MINUS = 45;
const POINT = 46;
const ZERO = 48;
const FRACTIONS = Float64Array.from({ length: 16 }, (_, digits) => 10 ** digits);
const TEN_TO_15 = BigInt(1e15);
const TINY_MODULUS = 2 ** 15;
const POWERS_OF_TEN = Int32Array.from({ length: 10 }, (_, digits) => 10 ** digits);
const SMALL_MODULUS = 94_906_265; // its square is still below 2^53

function ascii(bytes: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let at = from; at < to; at++) {
    const code = bytes[at]!;
    if (code >= 128) return new TextDecoder().decode(bytes.subarray(from, to));
    text += String.fromCharCode(code);
  }
  return text;
}

/** The value of at most 15 decimal digits. */
function digits(bytes: Uint8Array, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) value = value * 10 + bytes[at]! - ZERO;
  return value;
}
