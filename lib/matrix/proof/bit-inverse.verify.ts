/**
 * inverseMatrixMod2: the inverse of a matrix modulo 2.
 *
 * In      N; N rows of N digits
 * Out     the N rows of the inverse, or -1
 * Source  Library Checker inverse_matrix_mod_2,
 *         https://judge.yosupo.jp/problem/inverse_matrix_mod_2
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { bitInverse } from "../bit-inverse";
import { readBitMatrix, writeBitMatrix } from "../read-bit-matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const inverse = bitInverse(readBitMatrix(scanner, n, n));
  const writer = new Writer();
  if (inverse === undefined) return writer.int(-1).newline().result();
  return writeBitMatrix(writer, inverse).result();
}

if (require.main === module) runProgram(solve);
