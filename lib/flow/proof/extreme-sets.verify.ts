/**
 * starAugmentedCuts: the global minimum cuts of a graph and one more vertex, whose edges change.
 *
 * In      n m q; the weights of the edges from each vertex to the new one; m lines "u v weight"; q lines
 *         "x y": the edge from x to the new vertex has the weight y from now on
 * Out     after each the weight of the global minimum cut
 * Source  Library Checker global_minimum_cut_of_dynamic_star_augmented_graph,
 *         https://judge.yosupo.jp/problem/global_minimum_cut_of_dynamic_star_augmented_graph
 */
import { readWeightedEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { AddMinTree } from "../../range/add-min-tree";
import { HeavyLight } from "../../tree/heavy-light";
import { treeOfParents } from "../../tree/rooted-tree";
import { extremeSets } from "../extreme-sets";

/** The side without the new vertex is one of the sets: its cut and the weights of its own edges. */
export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const q = scanner.int();
  const own = new Int32Array(n);
  intsIn(scanner, own, n, 0, 1e9, "a weight");
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 0, 1e9);
  const { parent, cut } = extremeSets(n, from, to, weights);
  const paths = new HeavyLight(treeOfParents(parent));
  const sums = new AddMinTree(Array.from(paths.order, (v) => cut[v]!));
  const root = parent.length - 1;
  const add = (v: number, x: number) => paths.path(v, root, (l, r) => sums.add(l, r, x));
  for (let v = 0; v < n; v++) add(v, own[v]!);
  const writer = new Writer();
  for (let query = 0; query < q; query++) {
    const v = scanner.intIn(0, n - 1, "a vertex");
    const weight = scanner.intIn(0, 1e9, "a weight");
    add(v, weight - own[v]!);
    own[v] = weight;
    writer.int(sums.min(0, parent.length)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
