/**
 * lowestCommonAncestors: the deepest vertex above two vertices, for many pairs.
 *
 * In      n q; parents of the vertices 1 … n - 1; q lines "u v"
 * Out     for each line the lowest common ancestor
 * Source  Library Checker lca, https://judge.yosupo.jp/problem/lca
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { LowestCommonAncestor } from "../lowest-common-ancestor";
import { treeOfParents } from "../rooted-tree";

const MAX_SIZE = 500_000;
const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const parents = new Int32Array(n).fill(-1);
  intsIn(scanner, parents.subarray(1), n - 1, 0, n - 1, "a parent");
  const pairs = new Int32Array(2 * q);
  intsIn(scanner, pairs, 2 * q, 0, n - 1, "a vertex");
  const ancestors = new LowestCommonAncestor(treeOfParents(parents));
  const answers = new Int32Array(q);
  for (let at = 0; at < q; at++) answers[at] = ancestors.of(pairs[2 * at]!, pairs[2 * at + 1]!);
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
