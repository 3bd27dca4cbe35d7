// In place of lib/io/scanner in exported validators: the same, but words stand one blank apart, lines end
// where the validator says endLine(), numbers have no leading zeros. What line() reads is free.
import { Scanner as Lenient, nextBigint as nextLenient } from "../../../../lib/io/scanner";

export * from "../../../../lib/io/scanner";

const [NEWLINE, BLANK, MINUS, ZERO, NINE] = [10, 32, 45, 48, 57];

export class Scanner extends Lenient {
  /** Skips one blank between words; the last line may also end without endLine(). */
  override hasNext(): boolean {
    const { at, bytes } = this;
    const { length } = bytes;
    if (at === length) return false;
    if (bytes[at]! > BLANK) return true;
    const isLineStart = at === 0 || bytes[at - 1] === NEWLINE;
    if (isLineStart) this.fail("a word at the start of the line");
    const isLastEnd = bytes[at] === NEWLINE && at + 1 === length;
    const isGap = bytes[at] === BLANK && at + 1 < length && bytes[at + 1]! > BLANK;
    if (!isLastEnd && !isGap) this.fail("one blank and a word on the same line");
    this.at++;
    return isGap;
  }

  override endLine(): void {
    if (this.bytes[this.at] !== NEWLINE) this.fail("the end of the line");
    this.at++;
  }

  override int(): number {
    this.hasNext();
    const start = this.at;
    const value = super.int();
    return isPadded(this.bytes, start) ? this.fail(UNPADDED, start) : value;
  }

  override float(): number {
    this.hasNext();
    const start = this.at;
    const value = super.float();
    return isLong(this.bytes, start) ? this.fail(UNPADDED, start) : value;
  }

  override grid(rows: number, columns: number): Uint8Array {
    const cells = new Uint8Array(rows * columns);
    for (let row = 0; row < rows; row++) {
      if (row > 0) this.endLine();
      cells.set(super.grid(1, columns), row * columns);
    }
    return cells;
  }

  /** Shows a blank or newline that was found. */
  override fail(expected: string, offset = this.at): never {
    try {
      return super.fail(expected, offset);
    } catch (error) {
      const character = JSON.stringify(String.fromCharCode(this.bytes[offset]!));
      throw new Error((error as Error).message.replace(/""$/, () => character));
    }
  }
}

export function nextBigint(scanner: Scanner): bigint {
  scanner.hasNext();
  const start = scanner.at;
  const value = nextLenient(scanner);
  return isPadded(scanner.bytes, start) ? scanner.fail(UNPADDED, start) : value;
}

const UNPADDED = "a number without leading zeros or a sign before 0";

function isPadded(bytes: Uint8Array, start: number): boolean {
  const isMinusZero = bytes[start] === MINUS && bytes[start + 1] === ZERO;
  return isMinusZero || isLong(bytes, start);
}

/** True for a zero before another digit. */
function isLong(bytes: Uint8Array, start: number): boolean {
  const first = bytes[start] === MINUS ? start + 1 : start;
  return bytes[first] === ZERO && bytes[first + 1]! >= ZERO && bytes[first + 1]! <= NINE;
}
