/**
 * stirlingNumberOfTheSecondKindFixedK: a column of Stirling numbers of the second kind modulo 998244353.
 *
 * In      N K, K ≤ N
 * Out     S(K, K), S(K + 1, K) … S(N, K)
 * Source  Library Checker stirling_number_of_the_second_kind_fixed_k,
 *         https://judge.yosupo.jp/problem/stirling_number_of_the_second_kind_fixed_k
 *
 * (exp(x) - 1)^K / K! is the series of S(n, K) / n!.
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
  const parts = new Int32Array(n + 1);
  for (let i = 1; i <= n; i++) parts[i] = binomials.inverseFactorial(i);
  const numbers = seriesPow(parts, k).subarray(k);
  mod.scale(numbers, binomials.inverseFactorial(k));
  for (let i = 0; i < numbers.length; i++) {
    numbers[i] = mod.mul(numbers[i]!, binomials.factorial(k + i));
  }
  return writeInts(new Writer(), numbers).newline().result();
}

if (require.main === module) runProgram(solve);
