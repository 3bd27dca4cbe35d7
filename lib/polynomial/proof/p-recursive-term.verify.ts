/**
 * factorialsByRecurrence: n! modulo 998244353, as terms of the sequence a[n] = n · a[n - 1].
 *
 * In      T, then T integers n in [0, 998244353)
 * Out     n! of each
 * Source  Library Checker factorial, https://judge.yosupo.jp/problem/factorial
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { pRecursiveTerm } from "../p-recursive-term";

const FIRST = Int32Array.of(1);
const RECURRENCE = [Int32Array.of(1), Int32Array.of(0, 1)];

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.intIn(0, 5, "T"); left > 0; left--) {
    writer.int(pRecursiveTerm(FIRST, RECURRENCE, scanner.intIn(0, 998244352, "n"))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
