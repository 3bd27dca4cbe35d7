/**
 * countingSquareFreeIntegers: how many numbers up to N no square divides.
 *
 * In      N ≤ 10^18
 * Out     how many of 1 … N are square-free
 * Source  Library Checker counting_squarefrees, https://judge.yosupo.jp/problem/counting_squarefrees
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { squarefreeCount } from "../squarefree-count";

export function solve(input: Uint8Array): Uint8Array {
  return new Writer()
    .bigint(squarefreeCount(nextBigint(new Scanner(input))))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
