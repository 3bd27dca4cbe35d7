/**
 * convolutionModLarge: the product of two polynomials of up to 2^24 terms modulo 998244353.
 *
 * In      N M, then N and M terms
 * Out     the N + M - 1 terms of the product
 * Source  Library Checker convolution_mod_large,
 *         https://judge.yosupo.jp/problem/convolution_mod_large
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { StreamWriter } from "../../io/stream-writer";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { convolutionLarge } from "../convolution-large";

/** The answer has 330 MB: it goes out in small parts. */
export function solve(input: Uint8Array, write?: (bytes: Uint8Array) => void): Uint8Array {
  const scanner = new Scanner(input);
  const a = new Int32Array(scanner.int());
  const b = new Int32Array(scanner.int());
  intsIn(scanner, a, a.length, 0, 998244352, "a term");
  intsIn(scanner, b, b.length, 0, 998244352, "a term");
  const product = convolutionLarge(a, b);
  const writer = write ? new StreamWriter(write) : new Writer();
  for (let at = 0; at < product.length; at += CHUNK) {
    if (at > 0) writer.space();
    writeInts(writer, product.subarray(at, at + CHUNK));
  }
  return writer.newline().result();
}

const CHUNK = 2 ** 16;

if (require.main === module) runProgram(solve);
