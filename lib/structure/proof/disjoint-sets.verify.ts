/**
 * unionfind: an undirected graph that grows; are two vertices connected?
 *
 * In      N Q, then Q lines t u v: 0 join u and v, 1 are they connected? N, Q ≤ 2 · 10^5
 * Out     a line for each query 1: 1 or 0
 * Source  Library Checker unionfind, https://judge.yosupo.jp/problem/unionfind
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DisjointSets } from "../disjoint-sets";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const sets = new DisjointSets(scanner.int());
  const queries = scanner.int();
  const words = new Int32Array(3 * queries);
  intsIn(scanner, words, 3 * queries, 0, Math.max(1, sets.size - 1), "a vertex");
  const writer = new Writer();
  for (let at = 0; at < words.length; at += 3) {
    const [u, v] = [words[at + 1]!, words[at + 2]!];
    if (words[at] === 0) sets.union(u, v);
    else writer.int(+sets.same(u, v)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
