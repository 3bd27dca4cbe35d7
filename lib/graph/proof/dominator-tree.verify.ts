/**
 * dominatortree: the dominator tree of a directed graph.
 *
 * In      n m s; m lines "a b", vertices from 0
 * Out     for each vertex its parent in the tree, s for s itself, -1 where s does not reach it
 * Source  Library Checker dominatortree, https://judge.yosupo.jp/problem/dominatortree
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { csr } from "../csr";
import { dominatorTree } from "../dominator-tree";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const root = scanner.int();
  const { from, to } = readEdges(scanner, n, m);
  return writeInts(new Writer(), dominatorTree(csr(n, from, to), root))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
