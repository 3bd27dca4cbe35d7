const NEWLINE = 10;
const SHORT = 64;
const LATIN_1 = new TextDecoder("latin1"); // maps different bytes to different characters

/** Whether a byte is ASCII white space. */
export function isBlank(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13);
}

/** Goes from line to line without a string for the whole; white space at the ends does not count. */
export class LineCursor {
  /** Lines up to the last one that holds a word. */
  readonly count: number;
  line = 0;
  private start = 0;
  private end = 0;
  private after = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    let length = bytes.length;
    while (length > 0 && isBlank(bytes[length - 1]!)) length--;
    let count = length > 0 ? 1 : 0;
    for (let at = bytes.indexOf(NEWLINE); at >= 0 && at < length; count++) {
      at = bytes.indexOf(NEWLINE, at + 1);
    }
    this.count = count;
  }

  /** False after the last line. */
  next(): boolean {
    if (this.line >= this.count) {
      this.line++;
      return false;
    }
    this.line++;
    this.start = this.after;
    const newline = this.bytes.indexOf(NEWLINE, this.start);
    this.after = newline < 0 ? this.bytes.length : newline + 1;
    this.end = newline < 0 ? this.bytes.length : newline;
    while (this.end > this.start && isBlank(this.bytes[this.end - 1]!)) this.end--;
    return true;
  }

  isEqual(other: LineCursor): boolean {
    return sameRange(this.bytes, this.start, this.end, other.bytes, other.start, other.end);
  }

  /** One character for each byte, so that invalid UTF-8 stays distinct. */
  key(): string {
    return latin1(this.bytes, this.start, this.end);
  }
}

/** How many lines differ and the first of them, in brackets; nothing when none does. */
export function differingLines(expected: Uint8Array, actual: Uint8Array): string {
  const [expectedLines, actualLines] = [new LineCursor(expected), new LineCursor(actual)];
  const length = Math.max(expectedLines.count, actualLines.count);
  let [count, first] = [0, 0];
  for (let line = 1; line <= length; line++) {
    const both = [expectedLines.next(), actualLines.next()];
    if (both[0] && both[1] && expectedLines.isEqual(actualLines)) continue;
    if (count++ === 0) first = line;
  }
  return count === 0 ? "" : ` (${count} of ${length} lines differ, first at ${first})`;
}

export function sameRange(
  a: Uint8Array,
  startA: number,
  endA: number,
  b: Uint8Array,
  startB: number,
  endB: number,
): boolean {
  const length = endA - startA;
  if (endB - startB !== length) return false;
  for (let at = 0; at < length; at++) if (a[startA + at] !== b[startB + at]) return false;
  return true;
}

/** A character a byte: short words are quicker without the decoder, long ones with it. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > SHORT) return LATIN_1.decode(bytes.subarray(start, end));
  let text = "";
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at]!);
  return text;
}
