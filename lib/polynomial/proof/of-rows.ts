import { intsIn } from "../../io/ints-in";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";

type Row = Int32Array;

/** Reads the lengths of two rows of numbers up to `most`, then the rows; writes what `make` makes of them. */
export const ofTwoRows = (make: (a: Row, b: Row) => ArrayLike<number>, most = 998244352) =>
  ofRows(make, most, (scanner) => [scanner.int(), scanner.int()]);

/** The same of rows modulo 998244353 whose one length `lengthOf` finds from the first number. */
export const ofEqualRows = (
  make: (a: Row, b: Row) => ArrayLike<number>,
  lengthOf = (n: number) => n,
) =>
  ofRows(make, 998244352, (scanner) => {
    const length = lengthOf(scanner.int());
    return [length, length];
  });

/** The same of rows that begin at index 1. */
export const ofRowsFromOne = (make: (a: Row, b: Row) => Row) => {
  const moved = (row: Row) => {
    const longer = new Int32Array(row.length + 1);
    longer.set(row, 1);
    return longer;
  };
  return ofEqualRows((a, b) => make(moved(a), moved(b)).subarray(1));
};

/** The same of one row modulo 998244353; code `separator` stands between what is written. */
export const ofOneRow = (make: (f: Row) => ArrayLike<number>, separator = 32) =>
  ofRows(make, 998244352, (scanner) => [scanner.int()], separator);

const ofRows =
  (
    make: (...rows: [Row, Row]) => ArrayLike<number>,
    most: number,
    lengths: (scanner: Scanner) => number[],
    separator = 32,
  ) =>
  (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const rows = lengths(scanner).map((length) => new Int32Array(length));
    for (const row of rows) intsIn(scanner, row, row.length, 0, most, "a term");
    return writeInts(new Writer(), make(...(rows as [Row, Row])), separator)
      .newline()
      .result();
  };
