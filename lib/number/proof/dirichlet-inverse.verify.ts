/**
 * dirichletInverseAndPrefixSums: the sums of a Dirichlet inverse up to each quotient of N.
 *
 * In      T, then T tests: N ≤ 10^12; the sums of f, the first of which is not 0
 * Out     T lines, the sums of the inverse
 * Source  Library Checker dirichlet_inverse_and_prefix_sums,
 *         https://judge.yosupo.jp/problem/dirichlet_inverse_and_prefix_sums
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { writeInts } from "../../io/write-ints";
import { dirichletInverse } from "../dirichlet-product";
import { quotientIndex } from "../quotients";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const n = scanner.int();
  const f = new Int32Array(quotientIndex(n, n) + 1);
  intsIn(scanner, f, f.length, 0, 998244352, "a sum");
  writeInts(writer, dirichletInverse(n, f)).newline();
});

if (require.main === module) runProgram(solve);
