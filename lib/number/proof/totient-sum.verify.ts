/**
 * sumOfTotientFunction: the sum of Euler's totients up to N modulo 998244353.
 *
 * In      N ≤ 10^10
 * Out     the sum for 1 … N
 * Source  Library Checker sum_of_totient_function, https://judge.yosupo.jp/problem/sum_of_totient_function
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { totientSum } from "../totient-sum";

export function solve(input: Uint8Array): Uint8Array {
  return new Writer()
    .int(totientSum(new Scanner(input).int(), 998244353))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
