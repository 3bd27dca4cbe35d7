/**
 * sparseMatrixDet: the determinant of a sparse matrix modulo 998244353.
 *
 * In      N K; K lines "a b c": the entry c in row a and column b, from 0
 * Out     the determinant
 * Source  Library Checker sparse_matrix_det, https://judge.yosupo.jp/problem/sparse_matrix_det
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { sparseDeterminant } from "../sparse-determinant";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const count = scanner.int();
  const rows = new Int32Array(count);
  const columns = new Int32Array(count);
  const values = new Int32Array(count);
  for (let e = 0; e < count; e++) {
    rows[e] = scanner.intIn(0, n - 1, "a row");
    columns[e] = scanner.intIn(0, n - 1, "a column");
    values[e] = scanner.intIn(0, 998244352, "an entry");
  }
  return new Writer().int(sparseDeterminant({ n, rows, columns, values })).newline().result();
}

if (require.main === module) runProgram(solve);
