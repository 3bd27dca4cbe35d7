/**
 * subtreeClasses: which subtrees of a rooted tree are isomorphic.
 *
 * In      n; parents of the vertices 1 … n - 1
 * Out     the number of classes; the class of each vertex's subtree
 * Source  Library Checker rooted_tree_isomorphism_classification,
 *         https://judge.yosupo.jp/problem/rooted_tree_isomorphism_classification
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { treeOfParents } from "../rooted-tree";
import { subtreeClasses } from "../tree-isomorphism";

const MAX_SIZE = 500_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const parents = new Int32Array(n).fill(-1);
  intsIn(scanner, parents.subarray(1), n - 1, 0, n - 1, "a parent");
  const { count, classOf } = subtreeClasses(treeOfParents(parents));
  return writeInts(new Writer().int(count).newline(), classOf).newline().result();
}

if (require.main === module) runProgram(solve);
