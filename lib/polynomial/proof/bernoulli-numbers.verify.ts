/**
 * bernoulliNumber: Bernoulli numbers modulo 998244353.
 *
 * In      N
 * Out     the numbers with the indices 0 … N
 * Source  Library Checker bernoulli_number,
 *         https://judge.yosupo.jp/problem/bernoulli_number
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { bernoulliNumbers } from "../bernoulli-numbers";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const numbers = bernoulliNumbers(scanner.int() + 1);
  return writeInts(new Writer(), numbers).newline().result();
}

if (require.main === module) runProgram(solve);
