/**
 * polynomialRootFinding: all roots of a polynomial modulo 998244353.
 *
 * In      N, then N + 1 terms, the last not 0
 * Out     how many roots there are, then these in any order
 * Source  Library Checker polynomial_root_finding,
 *         https://judge.yosupo.jp/problem/polynomial_root_finding
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { polynomialRoots } from "../polynomial-roots";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.intIn(0, 4000, "N") + 1);
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  const roots = polynomialRoots(f);
  return writeInts(new Writer().int(roots.length).newline(), roots).newline().result();
}

if (require.main === module) runProgram(solve);
