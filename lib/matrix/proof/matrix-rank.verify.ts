/**
 * matrixRankMod: the rank of a matrix modulo 998244353.
 *
 * In      N M; N rows of M entries
 * Out     the rank
 * Source  Library Checker matrix_rank, https://judge.yosupo.jp/problem/matrix_rank
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { matrixRank } from "../matrix-rank";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const matrix = new Matrix(n, m);
  intsIn(scanner, matrix.values, n * m, 0, P - 1, "an entry");
  return new Writer()
    .int(matrixRank(matrix, new Mod(P)))
    .newline()
    .result();
}

const P = 998244353;

if (require.main === module) runProgram(solve);
