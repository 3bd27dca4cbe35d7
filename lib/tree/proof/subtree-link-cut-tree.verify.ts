/**
 * movingSubtrees: a tree whose edges move; additions to subtrees and sums of them.
 *
 * In      n q; n numbers a; n - 1 edges "u v"; q lines "0 u v w x": edge w x instead of u v, "1 v p x": adds x
 *         to all vertices on v's side of the edge v p, or "2 v p"
 * Out     for each line of kind 2 the sum on v's side of the edge v p
 * Source  Library Checker dynamic_tree_subtree_add_subtree_sum,
 *         https://judge.yosupo.jp/problem/dynamic_tree_subtree_add_subtree_sum
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { rootedTree } from "../rooted-tree";
import { SubtreeLinkCutTree } from "../subtree-link-cut-tree";

const MAX_SIZE = 200_000;
const MAX_VALUE = 10_000_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const { from, to } = readEdges(scanner, n, n - 1);
  const forest = new SubtreeLinkCutTree(n, values, rootedTree(undirectedCsr(n, from, to)));
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 2, "a kind of query");
    const v = scanner.int();
    const parent = scanner.int();
    if (kind === 0) {
      forest.cut(v, parent);
      forest.link(scanner.int(), scanner.int());
    } else if (kind === 1) {
      forest.addToSubtree(v, parent, scanner.intIn(0, MAX_VALUE, "x"));
    } else {
      writer.bigint(forest.wideSubtreeSum(v, parent)).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
