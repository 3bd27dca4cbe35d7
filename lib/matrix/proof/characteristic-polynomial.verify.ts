/**
 * characteristicPolynomialMod: det(x I - A) modulo 998244353.
 *
 * In      N; N rows of N entries
 * Out     the N + 1 coefficients, the lowest first
 * Source  Library Checker characteristic_polynomial,
 *         https://judge.yosupo.jp/problem/characteristic_polynomial
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { characteristicPolynomial } from "../characteristic-polynomial";
import { Matrix } from "../matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, P - 1, "an entry");
  const polynomial = characteristicPolynomial(matrix, new Mod(P));
  return writeInts(new Writer(), polynomial).newline().result();
}

const P = 998244353;

if (require.main === module) runProgram(solve);
