/**
 * kthRootInteger: roots of integers, rounded down.
 *
 * In      T, then T lines A k, A < 2^64, k ≤ 64
 * Out     T lines, the greatest x with x^k ≤ A
 * Source  Library Checker kth_root_integer, https://judge.yosupo.jp/problem/kth_root_integer
 */
import { runProgram } from "../../io/run-program";
import { nextBigint, Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { integerRoot } from "../integer-root";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const n = nextBigint(scanner);
    writer.bigint(integerRoot(n, scanner.int())).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
