/**
 * matrixDetArbitraryMod: the determinant of a matrix modulo any number.
 *
 * In      N m; N rows of N entries
 * Out     the determinant modulo m
 * Source  Library Checker matrix_det_arbitrary_mod,
 *         https://judge.yosupo.jp/problem/matrix_det_arbitrary_mod
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { determinantAnyModulus } from "../determinant-any-modulus";
import { Matrix } from "../matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const mod = new Mod(scanner.int());
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, mod.m - 1, "an entry");
  return new Writer().int(determinantAnyModulus(matrix, mod)).newline().result();
}

if (require.main === module) runProgram(solve);
