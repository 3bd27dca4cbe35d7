/**
 * kthRootInteger: roots of integers, rounded down.
 *
 * In      T, then T lines A k, A < 2^64, k ≤ 64
 * Out     T lines, the greatest x with x^k ≤ A
 * Source  Library Checker kth_root_integer, https://judge.yosupo.jp/problem/kth_root_integer
 */
import { runProgram } from "../../io/run-program";
import { nextBigint } from "../../io/scanner";
import { integerRoot } from "../integer-root";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const n = nextBigint(scanner);
  writer.bigint(integerRoot(n, scanner.int())).newline();
});

if (require.main === module) runProgram(solve);
