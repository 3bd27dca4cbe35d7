/**
 * matrixProductMod2: the product of two matrices modulo 2.
 *
 * In      N M K; N rows of M digits; M rows of K digits
 * Out     the N rows of the product
 * Source  Library Checker matrix_product_mod_2,
 *         https://judge.yosupo.jp/problem/matrix_product_mod_2
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { bitProduct } from "../bit-product";
import { readBitMatrix, writeBitMatrix } from "../read-bit-matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const k = scanner.int();
  const a = readBitMatrix(scanner, n, m);
  const b = readBitMatrix(scanner, m, k);
  return writeBitMatrix(new Writer(), bitProduct(a, b)).result();
}

if (require.main === module) runProgram(solve);
