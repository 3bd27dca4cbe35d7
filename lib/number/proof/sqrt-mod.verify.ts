/**
 * sqrtModAll: square roots modulo primes.
 *
 * In      T ≤ 10^5, then T lines Y P, P ≤ 10^9 a prime
 * Out     T lines, X with X² = Y modulo P, any of them, or -1
 * Source  Library Checker sqrt_mod, https://judge.yosupo.jp/problem/sqrt_mod
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { sqrtMod } from "../sqrt-mod";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const a = scanner.int();
    writer.int(sqrtMod(a, scanner.int())).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
