/**
 * systemOfLinearEquations: all solutions of a linear system modulo 998244353.
 *
 * In      N M; N rows of M entries; the N right sides
 * Out     -1, or the dimension R of the solutions, one of them, and R rows, a basis of the kernel
 * Source  Library Checker system_of_linear_equations,
 *         https://judge.yosupo.jp/problem/system_of_linear_equations
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { linearSystem } from "../linear-system";
import { Matrix } from "../matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const matrix = new Matrix(n, m);
  intsIn(scanner, matrix.values, n * m, 0, P - 1, "an entry");
  const right = new Int32Array(n);
  intsIn(scanner, right, n, 0, P - 1, "a right side");
  const solutions = linearSystem(matrix, right, new Mod(P));
  const writer = new Writer();
  if (solutions === undefined) return writer.int(-1).newline().result();
  const { solution, kernel } = solutions;
  writeInts(writer.int(kernel.rows).newline(), solution).newline();
  for (let i = 0; i < kernel.rows; i++) writeInts(writer, kernel.row(i)).newline();
  return writer.result();
}

const P = 998244353;

if (require.main === module) runProgram(solve);
