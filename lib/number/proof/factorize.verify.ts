/**
 * factorizeAll: the prime factors of each of some integers.
 *
 * In      Q, then Q integers up to 10^18
 * Out     Q lines: how many prime factors, then the factors in ascending order
 * Source  Library Checker factorize, https://judge.yosupo.jp/problem/factorize
 */
import { runProgram } from "../../io/run-program";
import { nextBigint } from "../../io/scanner";
import { factorize } from "../factorize";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const factors = factorize(nextBigint(scanner));
  writer.int(factors.length);
  for (const factor of factors) writer.space().bigint(factor);
  writer.newline();
});

if (require.main === module) runProgram(solve);
