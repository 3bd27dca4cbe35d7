/**
 * GraphPaths: how many paths of k edges lead from the first vertex to the last, modulo 10^9 + 7.
 *
 * In      n m k, n ≤ 100, k ≤ 10^9; m lines "a b": an edge from a to b
 * Out     the number of paths; an edge may be used again
 * Source  CSES 1723 Graph Paths I, https://cses.fi/problemset/task/1723
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { berlekampMassey } from "../berlekamp-massey";
import { recurrenceTermMod } from "../recurrence-term-mod";

const P = 1_000_000_007;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const edges = scanner.int();
  const k = scanner.int();
  const from = new Int32Array(edges);
  const to = new Int32Array(edges);
  for (let e = 0; e < edges; e++) {
    from[e] = scanner.int() - 1;
    to[e] = scanner.int() - 1;
  }
  // By Cayley and Hamilton, the numbers for k = 0, 1 … have a recurrence of length n at most.
  const counts = new Int32Array(2 * n);
  let paths = new Int32Array(n);
  paths[0] = 1;
  for (let length = 0; length < 2 * n; length++) {
    counts[length] = paths[n - 1]!;
    const next = new Int32Array(n);
    for (let e = 0; e < edges; e++) next[to[e]!] = (next[to[e]!]! + paths[from[e]!]!) % P;
    paths = next;
  }
  const count = recurrenceTermMod(counts, berlekampMassey(counts, P), k, P);
  return new Writer().int(count).newline().result();
}

if (require.main === module) runProgram(solve);
