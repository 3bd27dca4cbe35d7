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
  for (let i = 0; i < rows && columns > 0; i++) {
    const digits = scanner.tokenBytes(); // a view, where an array for each row would cost more than its digits
    if (digits.length !== columns) {
      scanner.fail(`a row of ${columns} characters`, scanner.at - digits.length);
    }
    for (let j = 0; j < columns; j++) {
      const bit = digits[j]! ^ ZERO;
      if (bit > 1) scanner.fail("a row of the digits 0 and 1", scanner.at - columns + j);
      words[i * stride + (j >> 5)]! |= bit << (j & 31);
    }
  }
  return matrix;
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

const ZERO = 48;
const NEWLINE = 10;
