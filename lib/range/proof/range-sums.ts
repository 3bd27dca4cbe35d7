import { intsIn } from "../../io/ints-in";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";

const MAX_SIZE = 500_000;
const MAX_VALUE = 1e9;

type Sum = (l: number, r: number) => number;

/** The program of Library Checker's static_range_sum with the sums of any structure. */
export const rangeSums = (sums: (values: Int32Array) => Sum) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const writer = new Writer();
    const n = scanner.intIn(1, MAX_SIZE, "n");
    const q = scanner.intIn(1, MAX_SIZE, "q");
    const values = new Int32Array(n);
    intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
    const ends = new Int32Array(2 * q);
    intsIn(scanner, ends, 2 * q, 0, n, "an end of a range");
    const sum = sums(values);
    for (let at = 0; at < ends.length; at += 2) {
      writer.int(sum(ends[at]!, ends[at + 1]!)).newline();
    }
    return writer.result();
  };
};
