/**
 * systemOfLinearEquationsMod2: all solutions of a linear system modulo 2.
 *
 * In      N M; N rows of M digits; a row of the N right sides
 * Out     -1, or the dimension R of the solutions, one of them, and R rows, a basis of the kernel
 * Source  Library Checker system_of_linear_equations_mod_2,
 *         https://judge.yosupo.jp/problem/system_of_linear_equations_mod_2
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { bitSystem } from "../bit-system";
import { readBitMatrix, writeBitMatrix } from "../read-bit-matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const matrix = readBitMatrix(scanner, n, m);
  const solutions = bitSystem(matrix, scanner.grid(1, n)); // the digits have their values' lowest bits
  const writer = new Writer();
  if (solutions === undefined) return writer.int(-1).newline().result();
  const { solution, kernel } = solutions;
  writeBitMatrix(writer.int(kernel.rows).newline(), solution);
  return writeBitMatrix(writer, kernel).result();
}

if (require.main === module) runProgram(solve);
