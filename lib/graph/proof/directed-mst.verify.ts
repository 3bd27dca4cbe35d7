/**
 * directedmst: the arcs of least total weight by which a root reaches every vertex.
 *
 * In      n m s; m lines "a b c": an arc of weight c, vertices from 0; s reaches every vertex
 * Out     the total weight, then for each vertex its parent, s for s itself
 * Source  Library Checker directedmst, https://judge.yosupo.jp/problem/directedmst
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { directedMst } from "../directed-mst";
import { readWeightedEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const root = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 0, 1e9);
  const tree = directedMst(n, from, to, weights, root);
  if (tree === undefined) return scanner.fail("a root that reaches every vertex");
  let total = 0;
  for (const e of tree) if (e >= 0) total += weights[e]!;
  const writer = new Writer();
  writer.int(total).newline();
  const parents = tree.map((e) => (e < 0 ? root : from[e]!));
  return writeInts(writer, parents).newline().result();
}

if (require.main === module) runProgram(solve);
