/**
 * matrixRankMod2: the rank of a matrix modulo 2.
 *
 * In      N M; N rows of M digits
 * Out     the rank
 * Source  Library Checker matrix_rank_mod_2, https://judge.yosupo.jp/problem/matrix_rank_mod_2
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { bitRank } from "../bit-rank";
import { readBitMatrix } from "../read-bit-matrix";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  return new Writer()
    .int(bitRank(readBitMatrix(scanner, n, m)))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
