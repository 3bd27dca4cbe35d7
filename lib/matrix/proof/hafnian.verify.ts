/**
 * hafnianOfMatrix: the Hafnian of a symmetric matrix modulo 998244353.
 *
 * In      N ≤ 38, even; N rows of N numbers
 * Out     the Hafnian
 * Source  Library Checker hafnian_of_matrix, https://judge.yosupo.jp/problem/hafnian_of_matrix
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { hafnian } from "../hafnian";
import { Matrix } from "../matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, 998244352, "an entry");
  return new Writer().int(hafnian(matrix)).newline().result();
}

if (require.main === module) runProgram(solve);
