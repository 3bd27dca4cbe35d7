/**
 * tetrationMod: power towers modulo M.
 *
 * In      T, then T lines A B M ≤ 10^9
 * Out     T lines, the tower of B times A modulo M
 * Source  Library Checker tetration_mod, https://judge.yosupo.jp/problem/tetration_mod
 */
import { runProgram } from "../../io/run-program";
import { tetration } from "../tetration";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const a = scanner.int();
  const b = scanner.int();
  writer.int(tetration(a, b, scanner.int())).newline();
});

if (require.main === module) runProgram(solve);
