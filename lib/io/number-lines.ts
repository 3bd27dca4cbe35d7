/**
 * numberLines: rows of integers made into the lines of an input, as generators need them.
 *
 * Use     numberLines([[2], [3, 4], [10n ** 20n, 6n]]) // bytes: 2, 3 4, 100000000000000000000 6
 *         testLines(2, (test) => [[2], [test, 5]]) // a line each: 2, 2, 0 5, 2, 1 5
 * Time    O(bytes)
 * Space   the bytes, up to four times as many reserved
 * Limits  safe integers, or bigints of any size; an empty row is an empty line
 * Errors  those of Writer.int
 * Source  own code
 * Tested  number-lines.test.ts: against join() for rows of all lengths
 */
import { writeInts } from "./write-ints";
import { Writer } from "./writer";

/** A line for each row, a blank between its numbers. */
export function numberLines(rows: Iterable<Row>): Uint8Array {
  const writer = new Writer();
  for (const row of rows) {
    if (row.length > FEW && typeof row[0] === "number") writeInts(writer, row as number[]);
    else {
      for (let at = 0; at < row.length; at++) {
        const value = row[at]!;
        if (at > 0) writer.space();
        if (typeof value === "bigint") writer.bigint(value);
        else writer.int(value);
      }
    }
    writer.newline();
  }
  return writer.result();
}

/** The number of tests, then the rows of each; a test is made when its lines are due, and not kept. */
export function testLines(count: number, rowsOf: (test: number) => Iterable<Row>): Uint8Array {
  function* rows(): Generator<Row> {
    yield [count];
    for (let test = 0; test < count; test++) yield* rowsOf(test);
  }
  return numberLines(rows());
}

type Row = ArrayLike<number> | ArrayLike<bigint>;

/** Longer rows are written in blocks. */
const FEW = 8;
