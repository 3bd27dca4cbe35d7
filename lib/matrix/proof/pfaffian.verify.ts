/**
 * pfaffianOfMatrix: the Pfaffian of a skew-symmetric matrix modulo 998244353.
 *
 * In      N ≤ 300; 2 N rows of 2 N numbers
 * Out     the Pfaffian
 * Source  Library Checker pfaffian_of_matrix, https://judge.yosupo.jp/problem/pfaffian_of_matrix
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { pfaffian } from "../pfaffian";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = 2 * scanner.int();
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, 998244352, "an entry");
  return new Writer()
    .int(pfaffian(matrix, new Mod(998244353)))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
