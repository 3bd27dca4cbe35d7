/**
 * readBitMatrix: a matrix modulo 2 read from rows of the digits 0 and 1 without blanks; writeBitMatrix.
 *
 * Use     readBitMatrix(new Scanner(new TextEncoder().encode("01\n10\n")), 2, 2)
 * Time    O(rows · columns), about 1 ns a digit
 * Space   none beside the matrix
 * Limits  those of BitMatrix
 * Errors  those of Scanner.grid; a digit that is neither 0 nor 1 fails at its place
 * Source  own code
 * Tested  read-bit-matrix.test.ts: against get, entry by entry
 */
import type { Scanner } from "../io/scanner";
import type { Writer } from "../io/writer";
import { BitMatrix } from "./bit-matrix";

export function readBitMatrix(scanner: Scanner, rows: number, columns: number): BitMatrix {
  const matrix = new BitMatrix(rows, columns);
  const { stride, words } = matrix;
  const { bytes } = scanner;
  for (let i = 0; i < rows && columns > 0; i++) {
    scanner.hasNext();
    const start = scanner.at;
    const end = start + columns;
    for (let at = start, word = i * stride; at < end; word++) {
      let value = 0;
      const from = at;
      for (const stop = Math.min(at + 32, end); at < stop; at++) {
        const bit = bytes[at]! ^ ZERO;
        if (bit >>> 0 > 1) failAt(scanner, columns, at);
        value |= bit << (at - from);
      }
      words[word] = value;
    }
    if (bytes[end]! > BLANK) failAt(scanner, columns, start); // undefined behind the last byte
    scanner.seek(end);
  }
  return matrix;
}

/** The word at the scanner has another length, or no binary digit at the offset `at`. */
function failAt(scanner: Scanner, columns: number, at: number): never {
  const start = scanner.at;
  if (scanner.tokenBytes().length !== columns)
    scanner.fail(`a row of ${columns} characters`, start);
  scanner.fail("a row of the digits 0 and 1", at);
}

/** A line of digits for each row. */
export function writeBitMatrix(writer: Writer, matrix: BitMatrix): Writer {
  const { rows, columns, stride, words } = matrix;
  const line = new Uint8Array(columns + 1);
  line[columns] = NEWLINE;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      line[j] = ZERO + ((words[i * stride + (j >> 5)]! >>> (j & 31)) & 1);
    }
    writer.bytes(line);
  }
  return writer;
}

const BLANK = 32;
const ZERO = 48;
const NEWLINE = 10;
