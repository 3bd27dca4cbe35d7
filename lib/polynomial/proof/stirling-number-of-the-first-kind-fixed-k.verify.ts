/**
 * stirlingNumberOfTheFirstKindFixedK: a column of signed Stirling numbers modulo 998244353.
 *
 * In      N K, K ≤ N
 * Out     s(K, K), s(K + 1, K) … s(N, K)
 * Source  Library Checker stirling_number_of_the_first_kind_fixed_k,
 *         https://judge.yosupo.jp/problem/stirling_number_of_the_first_kind_fixed_k
 *
 * log(1 + x)^K / K! is the series of s(n, K) / n!.
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { Binomials } from "../../number/binomials";
import { seriesPow } from "../series-pow";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const k = scanner.int();
  const binomials = new Binomials(n + 1, 998244353);
  const { mod } = binomials;
  const log = new Int32Array(n + 1);
  for (let i = 1; i <= n; i++) {
    const inverse = mod.mul(binomials.inverseFactorial(i), binomials.factorial(i - 1));
    log[i] = i % 2 === 1 ? inverse : mod.m - inverse;
  }
  const numbers = seriesPow(log, k).subarray(k);
  mod.scale(numbers, binomials.inverseFactorial(k));
  for (let i = 0; i < numbers.length; i++) {
    numbers[i] = mod.mul(numbers[i]!, binomials.factorial(k + i));
  }
  return writeInts(new Writer(), numbers).newline().result();
}

if (require.main === module) runProgram(solve);
