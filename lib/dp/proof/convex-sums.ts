import { intsIn } from "../../io/ints-in";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import type { smawk } from "../smawk";

/** The program of Library Checker's min_plus_convolution_convex_arbitrary with any search for row minima. */
export const convexSums = (minima: typeof smawk) => {
  return (input: Uint8Array): Uint8Array => {
    const scanner = new Scanner(input);
    const a = new Int32Array(scanner.int());
    const b = new Int32Array(scanner.int());
    intsIn(scanner, a, a.length, 0, 1e9, "a term");
    intsIn(scanner, b, b.length, 0, 1e9, "a term");
    const sums = new Float64Array(a.length + b.length - 1);
    // Row k, column j: a[k - j] + b[j]; where j is too small all further right are less, and too large more.
    const best = minima(sums.length, b.length, (k, j, other) => {
      if (other > k) return false;
      if (k - j >= a.length) return true;
      return a[k - other]! + b[other]! < a[k - j]! + b[j]!;
    });
    for (let k = 0; k < sums.length; k++) sums[k] = a[k - best[k]!]! + b[best[k]!]!;
    return writeInts(new Writer(), sums).newline().result();
  };
};
