/**
 * commonIntervalDecompositionTree: the common intervals of a permutation as a tree.
 *
 * In      N, then a permutation of 0 … N - 1
 * Out     the number of nodes; for each, in preorder, its parent, first and last place, "linear" or "prime"
 * Source  Library Checker common_interval_decomposition_tree,
 *         https://judge.yosupo.jp/problem/common_interval_decomposition_tree
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { permutationTree } from "../permutation-tree";

const MAX_SIZE = 500_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const permutation = new Int32Array(scanner.intIn(1, MAX_SIZE, "N"));
  intsIn(scanner, permutation, permutation.length, 0, MAX_SIZE - 1, "a value");
  const { count, parent, left, right, isLinear } = permutationTree(permutation);
  const writer = new Writer().int(count).newline();
  for (let v = 0; v < count; v++) {
    writer
      .int(parent[v]!)
      .space()
      .int(left[v]!)
      .space()
      .int(right[v]! - 1);
    writer.text(isLinear[v] === 1 ? " linear\n" : " prime\n");
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
