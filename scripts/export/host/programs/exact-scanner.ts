// In place of lib/io/scanner in exported validators: the same, but words stand one blank or one newline
// apart, numbers have no leading zeros, and the last line ends. What line() reads is free.
import { Scanner as Lenient } from "../../../../lib/io/scanner";

export * from "../../../../lib/io/scanner";

const [NEWLINE, BLANK, MINUS, ZERO, NINE] = [10, 32, 45, 48, 57];

export class Scanner extends Lenient {
  /** Set where the samples of the problem have blank lines. */
  static allowsBlankLines = false;
  /** Set where they end with one. */
  static allowsBlankEnd = false;

  override hasNext(): boolean {
    const { at, bytes } = this;
    const hasMore = super.hasNext();
    const gap = String.fromCharCode(...bytes.subarray(at, Math.min(this.at, at + 4)));
    const isLineStart = at === 0 || bytes[at - 1] === NEWLINE;
    const isBlankAllowed = hasMore ? Scanner.allowsBlankLines : Scanner.allowsBlankEnd;
    const blankLine = isBlankAllowed ? "\n" : "";
    const allowed = hasMore
      ? isLineStart
        ? ["", blankLine]
        : [" ", "\n", `\n${blankLine}`, ...(isInWord(bytes, at) ? [""] : [])]
      : isLineStart
        ? ["", blankLine]
        : ["\n", `\n${blankLine}`];
    if (allowed.includes(gap)) return hasMore;
    this.at = at;
    return this.fail(hasMore ? "one blank or one newline between words" : "one newline at the end");
  }

  override int(): number {
    this.hasNext();
    const { at, bytes } = this;
    const value = super.int();
    const first = bytes[at] === MINUS ? at + 1 : at;
    const isLong = bytes[first + 1]! >= ZERO && bytes[first + 1]! <= NINE;
    const isPadded = bytes[first] === ZERO && (isLong || first > at);
    return isPadded ? this.fail("a number without leading zeros or a sign before 0", at) : value;
  }
}

/** Within a word, or before its first byte: nothing has to be skipped. */
function isInWord(bytes: Uint8Array, at: number): boolean {
  return at < bytes.length && bytes[at]! > BLANK;
}
