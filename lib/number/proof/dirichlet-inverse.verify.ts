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
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { dirichletInverse } from "../dirichlet-product";
import { quotientIndex } from "../quotients";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let left = scanner.int(); left > 0; left--) {
    const n = scanner.int();
    const f = new Int32Array(quotientIndex(n, n) + 1);
    intsIn(scanner, f, f.length, 0, 998244352, "a sum");
    writeInts(writer, dirichletInverse(n, f)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
