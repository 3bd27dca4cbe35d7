/**
 * Distance Queries: how many edges lie between two nodes of a tree, for many pairs.
 *
 * In      n q; n - 1 lines "a b": an edge; q lines "a b": a question; nodes are numbered from 1
 * Out     for each question the number of edges on the path
 * Idea    a path goes up to the lowest common ancestor and down again: the sum of the depths of both nodes
 *         minus twice the ancestor's depth; a labelling of the tree finds the ancestor in constant time
 * Time    O(n + q)
 * Space   O(n + q)
 * Source  CSES 1135
 *
 * ends    2 (n - 1) ends of edges, then 2 q nodes asked about, from 0
 */
import { undirectedCsr } from "../../lib/graph/csr";
import { intsIn } from "../../lib/io/ints-in";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { LowestCommonAncestor } from "../../lib/tree/lowest-common-ancestor";
import { rootedTree } from "../../lib/tree/rooted-tree";
import { bounds } from "./problem";

const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxNodes, "n");
  const q = scanner.intIn(1, bounds.maxQueries, "q");
  const ends = new Int32Array(2 * (n - 1 + q));
  intsIn(scanner, ends, ends.length, 1, n, "a node");
  const a = new Int32Array(n - 1);
  const b = new Int32Array(n - 1);
  for (let e = 0; e < n - 1; e++) {
    a[e] = ends[2 * e]! - 1;
    b[e] = ends[2 * e + 1]! - 1;
  }
  const ancestors = new LowestCommonAncestor(rootedTree(undirectedCsr(n, a, b)));
  const answers = new Int32Array(q);
  for (let query = 0; query < q; query++) {
    const at = 2 * (n - 1 + query);
    answers[query] = ancestors.distance(ends[at]! - 1, ends[at + 1]! - 1);
  }
  return writeInts(new Writer(), answers, NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
