/**
 * matrixDet: the determinant of a matrix modulo 998244353.
 *
 * In      N; N rows of N entries
 * Out     the determinant
 * Source  Library Checker matrix_det, https://judge.yosupo.jp/problem/matrix_det
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { determinant } from "../determinant";
import { Matrix } from "../matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, P - 1, "an entry");
  return new Writer()
    .int(determinant(matrix, new Mod(P)))
    .newline()
    .result();
}

const P = 998244353;

if (require.main === module) runProgram(solve);
