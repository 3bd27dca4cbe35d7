/**
 * stirlingNumberOfTheSecondKind: a row of Stirling numbers of the second kind modulo 998244353.
 *
 * In      N
 * Out     S(N, 0) … S(N, N)
 * Source  Library Checker stirling_number_of_the_second_kind,
 *         https://judge.yosupo.jp/problem/stirling_number_of_the_second_kind
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { stirlingSecond } from "../stirling-first";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  return writeInts(new Writer(), stirlingSecond(scanner.int())).newline().result();
}

if (require.main === module) runProgram(solve);
