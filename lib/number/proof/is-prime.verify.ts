/**
 * primalityTest: which of many integers are primes.
 *
 * In      Q, then Q integers up to 10^18
 * Out     Q lines, Yes or No
 * Source  Library Checker primality_test, https://judge.yosupo.jp/problem/primality_test
 */
import { runProgram } from "../../io/run-program";
import { nextBigint } from "../../io/scanner";
import { isPrime } from "../is-prime";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) =>
  writer.text(isPrime(nextBigint(scanner)) ? "Yes\n" : "No\n"),
);

if (require.main === module) runProgram(solve);
