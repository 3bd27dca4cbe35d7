/**
 * adjugateMatrixMod: the adjugate of a matrix modulo 998244353.
 *
 * In      N ≤ 500; N rows of N numbers
 * Out     N rows of the adjugate
 * Source  Library Checker adjugate_matrix, https://judge.yosupo.jp/problem/adjugate_matrix
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { adjugateMatrix } from "../adjugate-matrix";
import { Matrix } from "../matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, 998244352, "an entry");
  const adjugate = adjugateMatrix(matrix, new Mod(998244353));
  const writer = new Writer();
  for (let i = 0; i < n; i++) writeInts(writer, adjugate.row(i)).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
