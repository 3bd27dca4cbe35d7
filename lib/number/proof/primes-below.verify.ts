/**
 * enumeratePrimes: every A-th prime up to N, from the one with index B on.
 *
 * In      N A B, N ≤ 5 · 10^8
 * Out     how many primes there are up to N and how many follow; then those with index B, A + B, 2A + B …
 * Source  Library Checker enumerate_primes, https://judge.yosupo.jp/problem/enumerate_primes
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { primesBelow } from "../primes-below";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const primes = primesBelow(scanner.int() + 1);
  const step = scanner.int();
  const offset = scanner.int();
  const chosen: number[] = [];
  for (let i = offset; i < primes.length; i += step) chosen.push(primes[i]!);
  const writer = new Writer().int(primes.length).space().int(chosen.length).newline();
  return writeInts(writer, chosen).newline().result();
}

if (require.main === module) runProgram(solve);
