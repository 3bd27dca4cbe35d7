/**
 * dirichletConvolutionAndPrefixSums: the sums of a Dirichlet product up to each quotient of N.
 *
 * In      T, then T tests: N ≤ 10^12; the sums of f; the sums of g
 * Out     T lines, the sums of the product
 * Source  Library Checker dirichlet_convolution_and_prefix_sums,
 *         https://judge.yosupo.jp/problem/dirichlet_convolution_and_prefix_sums
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { writeInts } from "../../io/write-ints";
import { dirichletProduct } from "../dirichlet-product";
import { quotientIndex } from "../quotients";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const n = scanner.int();
  const count = quotientIndex(n, n) + 1;
  const f = new Int32Array(count);
  const g = new Int32Array(count);
  intsIn(scanner, f, count, 0, 998244352, "a sum");
  intsIn(scanner, g, count, 0, 998244352, "a sum");
  writeInts(writer, dirichletProduct(n, f, g)).newline();
});

if (require.main === module) runProgram(solve);
