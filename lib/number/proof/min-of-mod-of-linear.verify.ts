/**
 * minOfModOfLinearAll: the least values of (A x + B) mod M for x from 0 to N - 1.
 *
 * In      T, then T lines N M A B, N, M ≤ 10^9
 * Out     T lines, the least value
 * Source  Library Checker min_of_mod_of_linear, https://judge.yosupo.jp/problem/min_of_mod_of_linear
 */
import { runProgram } from "../../io/run-program";
import { minOfModOfLinear } from "../min-of-mod-of-linear";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const n = scanner.int();
  const m = scanner.int();
  const a = scanner.int();
  writer.int(minOfModOfLinear(n, m, a, scanner.int())).newline();
});

if (require.main === module) runProgram(solve);
