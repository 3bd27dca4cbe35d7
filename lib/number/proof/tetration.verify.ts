/**
 * tetrationMod: power towers modulo M.
 *
 * In      T, then T lines A B M ≤ 10^9
 * Out     T lines, the tower of B times A modulo M
 * Source  Library Checker tetration_mod, https://judge.yosupo.jp/problem/tetration_mod
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { tetration } from "../tetration";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const a = scanner.int();
    const b = scanner.int();
    writer.int(tetration(a, b, scanner.int())).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
