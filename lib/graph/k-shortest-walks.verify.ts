/**
 * kShortestWalk: the lengths of the k shortest walks between two vertices.
 *
 * In      n m s t k; m lines "u v c": an arc of weight c, vertices from 0
 * Out     k lines: the lengths in ascending order, then -1 where there are fewer walks
 * Source  Library Checker k_shortest_walk, https://judge.yosupo.jp/problem/k_shortest_walk
 */
import { runProgram } from "../io/run-program";
import { Scanner } from "../io/scanner";
import { writeInts } from "../io/write-ints";
import { Writer } from "../io/writer";
import { csr } from "./csr";
import { kShortestWalks } from "./k-shortest-walks";
import { readWeightedEdges } from "./read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const s = scanner.int();
  const t = scanner.int();
  const k = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, m, 0, 1e7);
  const lengths = new Float64Array(k).fill(-1);
  lengths.set(kShortestWalks(csr(n, from, to), weights, s, t, k));
  return writeInts(new Writer(), lengths, 10).newline().result();
}

if (require.main === module) runProgram(solve);
