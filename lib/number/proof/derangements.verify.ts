/**
 * montmortNumberMod: the numbers of derangements modulo any number.
 *
 * In      N M, M ≤ 10^9
 * Out     the numbers with the indices 1 … N
 * Source  Library Checker montmort_number_mod,
 *         https://judge.yosupo.jp/problem/montmort_number_mod
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { derangements } from "../derangements";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const numbers = derangements(n + 1, scanner.int());
  return writeInts(new Writer(), numbers.subarray(1)).newline().result();
}

if (require.main === module) runProgram(solve);
