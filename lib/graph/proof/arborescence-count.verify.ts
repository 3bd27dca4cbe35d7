/**
 * countingSpanningTreeDirected: the spanning trees of a directed graph in which a root reaches all.
 *
 * In      n m r; m lines "u v", vertices from 0, loops and parallel arcs allowed
 * Out     how many with root r, modulo 998244353
 * Source  Library Checker counting_spanning_tree_directed,
 *         https://judge.yosupo.jp/problem/counting_spanning_tree_directed
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Mod } from "../../number/mod";
import { arborescenceCount } from "../arborescence-count";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const root = scanner.intIn(0, n - 1, "the root");
  const { from, to } = readEdges(scanner, n, m);
  const count = arborescenceCount(n, from, to, root, new Mod(998244353));
  return new Writer().int(count).newline().result();
}

if (require.main === module) runProgram(solve);
