/**
 * kShortestWalk: the lengths of the k shortest walks between two vertices.
 *
 * In      n m s t k; m lines "u v c": an arc of weight c, vertices from 0
 * Out     k lines: the lengths in ascending order, then -1 where there are fewer walks
 * Source  Library Checker k_shortest_walk, https://judge.yosupo.jp/problem/k_shortest_walk
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeWords } from "../../io/write-words";
import { Writer } from "../../io/writer";
import { csr } from "../csr";
import { kShortestWalkWords } from "../k-shortest-walks";
import { readWeightedEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const s = scanner.int();
  const t = scanner.int();
  const k = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 0, 1e7);
  // A cycle of all arcs has a length of 3 · 10^12, which k walks go round up to 3 · 10^5 times.
  const { high, low } = kShortestWalkWords(csr(n, from, to), weights, s, t, k);
  const writer = writeWords(new Writer(), high, low, NEWLINE);
  if (high.length > 0) writer.newline();
  for (let left = k - high.length; left > 0; left--) writer.int(-1).newline();
  return writer.result();
}

const NEWLINE = 10;

if (require.main === module) runProgram(solve);
