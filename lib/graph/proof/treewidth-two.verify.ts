/**
 * treeDecompositionWidth2: a tree decomposition into bags of at most three vertices.
 *
 * In      p tw n m; m lines "u v", vertices from 1
 * Out     s td K w n, K lines "b i" with the vertices of bag i, K - 1 edges; or -1
 * Source  Library Checker tree_decomposition_width_2,
 *         https://judge.yosupo.jp/problem/tree_decomposition_width_2
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";
import { treewidthTwo } from "../treewidth-two";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  scanner.token();
  scanner.token();
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int(), 1);
  const bags = treewidthTwo(undirectedCsr(n, from, to));
  const writer = new Writer();
  if (bags === undefined) return writer.text("-1\n").result();
  writer.text("s td ").int(n).text(" 2 ").int(n).newline();
  for (let v = 0; v < n; v++) {
    writer
      .text("b ")
      .int(v + 1)
      .space()
      .int(v + 1);
    for (const u of [bags.one[v]!, bags.other[v]!]) if (u !== -1) writer.space().int(u + 1);
    writer.newline();
  }
  for (let v = 0; v < n; v++) {
    if (bags.parent[v] !== -1)
      writer
        .int(v + 1)
        .space()
        .int(bags.parent[v]! + 1)
        .newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
