/**
 * kthRootMod: a root to the degree K modulo a prime.
 *
 * In      T, then T lines K Y P, K and P up to 10^9, P prime
 * Out     T lines, X with X^K = Y modulo P, any of them, or -1
 * Source  Library Checker kth_root_mod, https://judge.yosupo.jp/problem/kth_root_mod
 */
import { runProgram } from "../../io/run-program";
import { rootMod } from "../root-mod";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const k = scanner.int();
  const a = scanner.int();
  writer.int(rootMod(a, k, scanner.int())).newline();
});

if (require.main === module) runProgram(solve);
