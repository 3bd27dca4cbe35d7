/**
 * qBinomialCoefficientPrimeMod: many Gaussian binomial coefficients modulo one prime.
 *
 * In      T, m, a prime below 2^30, and q; T lines n k, 0 ≤ n, k < min(m, 10^7)
 * Out     T lines, the q-binomial coefficients modulo m
 * Source  Library Checker q_binomial_coefficient_prime_mod,
 *         https://judge.yosupo.jp/problem/q_binomial_coefficient_prime_mod
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { QBinomials } from "../q-binomials";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const count = scanner.int();
  const p = scanner.int();
  const q = scanner.int();
  const queries = new Int32Array(2 * count);
  intsIn(scanner, queries, 2 * count, 0, p - 1, "n or k");
  let size = 1;
  for (let i = 0; i < queries.length; i += 2) size = Math.max(size, queries[i]! + 1);
  const binomials = new QBinomials(size, p, q);
  const answers = new Int32Array(count);
  for (let i = 0; i < count; i++)
    answers[i] = binomials.choose(queries[2 * i]!, queries[2 * i + 1]!);
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
