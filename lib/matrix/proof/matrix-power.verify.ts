/**
 * powOfMatrix: a power of a matrix modulo 998244353.
 *
 * In      N K, K at most 10^18; N rows of N entries
 * Out     the N rows of the K-th power
 * Source  Library Checker pow_of_matrix, https://judge.yosupo.jp/problem/pow_of_matrix
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { matrixPower } from "../matrix-power";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const exponent = nextBigint(scanner);
  const matrix = new Matrix(n, n);
  intsIn(scanner, matrix.values, n * n, 0, P - 1, "an entry");
  const power = matrixPower(matrix, exponent, new Mod(P));
  const writer = new Writer();
  for (let i = 0; i < n; i++) writeInts(writer, power.row(i)).newline();
  return writer.result();
}

const P = 998244353;

if (require.main === module) runProgram(solve);
