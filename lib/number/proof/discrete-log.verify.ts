/**
 * discreteLogarithmMod: the least exponent with X^K = Y modulo M.
 *
 * In      T ≤ 100, then T lines X Y M, M ≤ 10^9
 * Out     T lines, the least K ≥ 0, or -1
 * Source  Library Checker discrete_logarithm_mod, https://judge.yosupo.jp/problem/discrete_logarithm_mod
 */
import { runProgram } from "../../io/run-program";
import { discreteLog } from "../discrete-log";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const base = scanner.int();
  const value = scanner.int();
  writer.int(discreteLog(base, value, scanner.int())).newline();
});

if (require.main === module) runProgram(solve);
