/**
 * binomialCoefficient: binomial coefficients of large numbers modulo a number up to 10^6.
 *
 * In      T M, then T lines N K, N ≤ 10^18
 * Out     T lines, N over K modulo M
 * Source  Library Checker binomial_coefficient, https://judge.yosupo.jp/problem/binomial_coefficient
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { CompositeBinomials } from "../composite-binomials";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  let left = scanner.int();
  const binomials = new CompositeBinomials(scanner.int());
  for (; left > 0; left--) {
    const n = nextBigint(scanner);
    writer.int(binomials.choose(n, nextBigint(scanner))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
