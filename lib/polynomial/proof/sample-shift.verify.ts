/**
 * shiftOfSamplingPoints: values of a polynomial modulo 998244353 at integers in a row from values at others.
 *
 * In      N M c, then the values at 0 … N - 1 of a polynomial of degree below N
 * Out     its values at c … c + M - 1
 * Source  Library Checker shift_of_sampling_points_of_polynomial,
 *         https://judge.yosupo.jp/problem/shift_of_sampling_points_of_polynomial
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { sampleShift } from "../sample-shift";

const MAX_COUNT = 2 ** 19;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const values = new Int32Array(scanner.intIn(1, MAX_COUNT, "N"));
  const m = scanner.intIn(1, MAX_COUNT, "M");
  const c = scanner.intIn(0, 998244352, "c");
  intsIn(scanner, values, values.length, 0, 998244352, "a value");
  return writeInts(new Writer(), sampleShift(values, c, m))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
