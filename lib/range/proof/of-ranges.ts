import { intsIn } from "../../io/ints-in";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { compress } from "../compress";

const NEWLINE = 10;

type Row = Int32Array;
type Find = (values: Row, lefts: Row, rights: Row) => ArrayLike<number>;

/** Reads n and q up to `most`, values and ranges; writes the answers to the ranges that `find` returns. */
export const ofRanges = (find: Find, most: number) => {
  return (input: Uint8Array): Uint8Array =>
    writeInts(new Writer(), find(...read(input, most)), NEWLINE)
      .newline()
      .result();
};

type FindModes = (
  ranks: Row,
  distinct: number,
  lefts: Row,
  rights: Row,
  answer: (query: number, mode: number, count: number) => void,
) => void;

/** Writes a mode of each range and how often it is there; `find` knows the values by their ranks. */
export const ofRangeModes = (find: FindModes) => {
  return (input: Uint8Array): Uint8Array => {
    const [numbers, lefts, rights] = read(input, 100_000);
    const { values, ranks } = compress(numbers);
    const modes = new Int32Array(lefts.length);
    const counts = new Int32Array(lefts.length);
    find(ranks, values.length, lefts, rights, (query, mode, count) => {
      modes[query] = values[mode]!;
      counts[query] = count;
    });
    const writer = new Writer();
    for (const [query, mode] of modes.entries()) {
      writer.int(mode).space().int(counts[query]!).newline();
    }
    return writer.result();
  };
};

function read(input: Uint8Array, most: number): [values: Row, lefts: Row, rights: Row] {
  const scanner = new Scanner(input);
  const values = new Int32Array(scanner.intIn(0, most, "n"));
  const ends = new Int32Array(2 * scanner.intIn(0, most, "q"));
  intsIn(scanner, values, values.length, 0, 1e9, "a value");
  intsIn(scanner, ends, ends.length, 0, values.length, "an end of a range");
  const side = (bit: number) => ends.filter((_, at) => at % 2 === bit);
  return [values, side(0), side(1)];
}
