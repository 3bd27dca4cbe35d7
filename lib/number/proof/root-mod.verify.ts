/**
 * kthRootMod: a root to the degree K modulo a prime.
 *
 * In      T, then T lines K Y P, K and P up to 10^9, P prime
 * Out     T lines, X with X^K = Y modulo P, any of them, or -1
 * Source  Library Checker kth_root_mod, https://judge.yosupo.jp/problem/kth_root_mod
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { rootMod } from "../root-mod";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const k = scanner.int();
    const a = scanner.int();
    writer.int(rootMod(a, k, scanner.int())).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
