/**
 * determinantMod2: the determinant of a matrix modulo 2.
 *
 * In      N ≤ 4096; N rows of N digits
 * Out     0 or 1
 * Source  Library Checker matrix_det_mod_2, https://judge.yosupo.jp/problem/matrix_det_mod_2
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { bitEchelon } from "../bit-echelon";
import { readBitMatrix } from "../read-bit-matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const pivots = bitEchelon(readBitMatrix(scanner, n, n), { stopsAtGap: true });
  return new Writer()
    .int(+(pivots.length === n))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
