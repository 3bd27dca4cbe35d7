/**
 * discreteLogarithmMod: the least exponent with X^K = Y modulo M.
 *
 * In      T ≤ 100, then T lines X Y M, M ≤ 10^9
 * Out     T lines, the least K ≥ 0, or -1
 * Source  Library Checker discrete_logarithm_mod, https://judge.yosupo.jp/problem/discrete_logarithm_mod
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { discreteLog } from "../discrete-log";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const base = scanner.int();
    const value = scanner.int();
    writer.int(discreteLog(base, value, scanner.int())).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
