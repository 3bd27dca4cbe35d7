/**
 * stirlingNumberOfTheSecondKindSmallPLargeN: many Stirling numbers of the second kind modulo a small prime.
 *
 * In      T p, then T lines n k, p ≤ 5000, n ≤ 10^18
 * Out     T lines, the numbers modulo p
 * Source  Library Checker stirling_number_of_the_second_kind_small_p_large_n,
 *         https://judge.yosupo.jp/problem/stirling_number_of_the_second_kind_small_p_large_n
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { StirlingNumbers } from "../stirling-numbers";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  let left = scanner.int();
  const numbers = new StirlingNumbers(scanner.int());
  for (; left > 0; left--) {
    const n = nextBigint(scanner);
    writer.int(numbers.second(n, nextBigint(scanner))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
