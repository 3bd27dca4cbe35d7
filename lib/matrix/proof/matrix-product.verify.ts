/**
 * matrixProductMod: the product of two matrices modulo 998244353.
 *
 * In      N M K; N rows of M entries; M rows of K entries
 * Out     the N rows of the product
 * Source  Library Checker matrix_product, https://judge.yosupo.jp/problem/matrix_product
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { matrixProduct } from "../matrix-product";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const k = scanner.int();
  const a = new Matrix(n, m);
  const b = new Matrix(m, k);
  intsIn(scanner, a.values, n * m, 0, P - 1, "an entry");
  intsIn(scanner, b.values, m * k, 0, P - 1, "an entry");
  const product = matrixProduct(a, b, new Mod(P));
  const writer = new Writer();
  for (let i = 0; i < n; i++) writeInts(writer, product.row(i)).newline();
  return writer.result();
}

const P = 998244353;

if (require.main === module) runProgram(solve);
