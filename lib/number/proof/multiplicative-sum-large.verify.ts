/**
 * sumOfMultiplicativeFunctionLarge: the sum of the function with f(p^e) = a e + b p modulo 469762049.
 *
 * In      T, then T lines N a b, N ≤ 10^13
 * Out     T lines, the sums over 1 … N
 * Source  Library Checker sum_of_multiplicative_function_large,
 *         https://judge.yosupo.jp/problem/sum_of_multiplicative_function_large
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../mod";
import { multiplicativeSum } from "../multiplicative-sum";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const mod = new Mod(469762049);
  for (let left = scanner.int(); left > 0; left--) {
    const n = scanner.int();
    const a = scanner.int();
    const b = scanner.int();
    const atPower = (p: number, e: number) => mod.add(mod.mul(a, e), mod.mul(b, p % mod.m));
    writer.int(multiplicativeSum(n, { m: mod.m, atPrimes: [a, b], atPower })).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
