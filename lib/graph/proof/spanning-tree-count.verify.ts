/**
 * countingSpanningTreeUndirected: the spanning trees of an undirected graph.
 *
 * In      n m; m lines "u v", vertices from 0, loops and parallel edges allowed
 * Out     how many, modulo 998244353
 * Source  Library Checker counting_spanning_tree_undirected,
 *         https://judge.yosupo.jp/problem/counting_spanning_tree_undirected
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
  const { from, to } = readEdges(scanner, n, m);
  const tails = new Int32Array(2 * m);
  const heads = new Int32Array(2 * m);
  tails.set(from);
  tails.set(to, m);
  heads.set(to);
  heads.set(from, m);
  const count = arborescenceCount(n, tails, heads, 0, new Mod(998244353));
  return new Writer().int(count).newline().result();
}

if (require.main === module) runProgram(solve);
