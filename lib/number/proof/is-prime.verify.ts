/**
 * primalityTest: which of many integers are primes.
 *
 * In      Q, then Q integers up to 10^18
 * Out     Q lines, Yes or No
 * Source  Library Checker primality_test, https://judge.yosupo.jp/problem/primality_test
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { isPrime } from "../is-prime";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    writer.text(isPrime(nextBigint(scanner)) ? "Yes\n" : "No\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
