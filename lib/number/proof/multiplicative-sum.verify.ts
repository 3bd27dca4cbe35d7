/**
 * sumOfMultiplicativeFunction: the sum of the function with f(p^e) = a e + b p modulo 469762049.
 *
 * In      T, then T lines N a b, N ≤ 10^11
 * Out     T lines, the sums over 1 … N
 * Source  Library Checker sum_of_multiplicative_function,
 *         https://judge.yosupo.jp/problem/sum_of_multiplicative_function
 */
import { runProgram } from "../../io/run-program";
import { Mod } from "../mod";
import { multiplicativeSum } from "../multiplicative-sum";
import { ofTests } from "./of-tests";

const mod = new Mod(469762049);

export const solve = ofTests((scanner, writer) => {
  const n = scanner.int();
  const a = scanner.int();
  const b = scanner.int();
  const atPower = (p: number, e: number) => mod.add(mod.mul(a, e), mod.mul(b, p % mod.m));
  writer.int(multiplicativeSum(n, { m: mod.m, atPrimes: [a, b], atPower })).newline();
});

if (require.main === module) runProgram(solve);
