/**
 * countingPrimes: the number of primes up to N.
 *
 * In      N ≤ 10^11
 * Out     how many primes are at most N
 * Source  Library Checker counting_primes, https://judge.yosupo.jp/problem/counting_primes
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { primeCount } from "../prime-count";

export function solve(input: Uint8Array): Uint8Array {
  return new Writer()
    .int(primeCount(new Scanner(input).int()))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
