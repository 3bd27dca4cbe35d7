/**
 * sumOfExponentialTimesPolynomialLimit: the sum of r^i · i^d over all i ≥ 0 modulo 998244353.
 *
 * In      r d, r ≠ 1, d ≤ 10^7
 * Out     the value at r of the rational function whose power series has the terms i^d
 * Source  Library Checker sum_of_exponential_times_polynomial_limit,
 *         https://judge.yosupo.jp/problem/sum_of_exponential_times_polynomial_limit
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { exponentialLimit } from "../exponential-sum";
import { Mod } from "../mod";
import { powersBelow } from "../powers-below";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const mod = new Mod(998244353);
  const r = scanner.int();
  const d = scanner.int();
  return new Writer()
    .int(exponentialLimit(powersBelow(d + 1, d, mod), r, mod))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
