/**
 * aPlusB: the sum of two integers.
 *
 * In      A and B, 1 ≤ A, B ≤ 10^9
 * Out     A + B
 * Source  Library Checker aplusb, https://judge.yosupo.jp/problem/aplusb
 */
import { runProgram } from "../run-program";
import { Scanner } from "../scanner";
import { Writer } from "../writer";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const sum = scanner.int() + scanner.int();
  return new Writer().int(sum).newline().result();
}

if (require.main === module) runProgram(solve);
