/**
 * sqrtModAll: square roots modulo primes.
 *
 * In      T ≤ 10^5, then T lines Y P, P ≤ 10^9 a prime
 * Out     T lines, X with X² = Y modulo P, any of them, or -1
 * Source  Library Checker sqrt_mod, https://judge.yosupo.jp/problem/sqrt_mod
 */
import { runProgram } from "../../io/run-program";
import { sqrtMod } from "../sqrt-mod";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const a = scanner.int();
  writer.int(sqrtMod(a, scanner.int())).newline();
});

if (require.main === module) runProgram(solve);
