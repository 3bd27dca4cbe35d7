/**
 * factorizeAll: the prime factors of each of some integers.
 *
 * In      Q, then Q integers up to 10^18
 * Out     Q lines: how many prime factors, then the factors in ascending order
 * Source  Library Checker factorize, https://judge.yosupo.jp/problem/factorize
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { factorize } from "../factorize";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const factors = factorize(nextBigint(scanner));
    writer.int(factors.length);
    for (const factor of factors) writer.space().bigint(factor);
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
