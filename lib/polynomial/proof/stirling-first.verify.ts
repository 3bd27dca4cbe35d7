/**
 * stirlingNumberOfTheFirstKind: a row of signed Stirling numbers modulo 998244353.
 *
 * In      N
 * Out     s(N, 0) … s(N, N)
 * Source  Library Checker stirling_number_of_the_first_kind,
 *         https://judge.yosupo.jp/problem/stirling_number_of_the_first_kind
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { stirlingFirst } from "../stirling-first";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  return writeInts(new Writer(), stirlingFirst(scanner.int())).newline().result();
}

if (require.main === module) runProgram(solve);
