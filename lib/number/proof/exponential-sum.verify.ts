/**
 * sumOfExponentialTimesPolynomial: the sum of r^i · i^d over i below n modulo 998244353.
 *
 * In      r d n, d ≤ 10^7, n ≤ 10^18
 * Out     the sum
 * Source  Library Checker sum_of_exponential_times_polynomial,
 *         https://judge.yosupo.jp/problem/sum_of_exponential_times_polynomial
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { exponentialSum } from "../exponential-sum";
import { Mod } from "../mod";
import { powersBelow } from "../powers-below";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const mod = new Mod(998244353);
  const r = scanner.int();
  const d = scanner.int();
  const sum = exponentialSum(powersBelow(d + 1, d, mod), r, nextBigint(scanner), mod);
  return new Writer().int(sum).newline().result();
}

if (require.main === module) runProgram(solve);
