/**
 * inverseMatrixMod: the inverse of a matrix modulo 998244353.
 *
 * In      N; N rows of N entries
 * Out     the N rows of the inverse, or -1
 * Source  Library Checker inverse_matrix, https://judge.yosupo.jp/problem/inverse_matrix
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { inverseMatrix } from "../inverse-matrix";
import { Matrix } from "../matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, P - 1, "an entry");
  const inverse = inverseMatrix(matrix, new Mod(P));
  const writer = new Writer();
  if (inverse === undefined) return writer.int(-1).newline().result();
  for (let i = 0; i < n; i++) writeInts(writer, inverse.row(i)).newline();
  return writer.result();
}

const P = 998244353;

if (require.main === module) runProgram(solve);
