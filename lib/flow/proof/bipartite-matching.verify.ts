/**
 * bipartiteMatching: a largest matching of a bipartite graph.
 *
 * In      l r m; m lines "a b": an edge between the left vertex a and the right vertex b
 * Out     the size of the matching; its edges
 * Source  Library Checker bipartitematching, https://judge.yosupo.jp/problem/bipartitematching
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { bipartiteMatching } from "../bipartite-matching";

const MAX_SIDE = 100_000;
const MAX_EDGES = 200_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const left = scanner.intIn(1, MAX_SIDE, "l");
  const right = scanner.intIn(1, MAX_SIDE, "r");
  const m = scanner.intIn(1, MAX_EDGES, "m");
  const ends = new Int32Array(2 * m);
  intsIn(scanner, ends, 2 * m, 0, MAX_SIDE, "an end of an edge");
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let e = 0; e < m; e++) {
    from[e] = ends[2 * e]!;
    to[e] = ends[2 * e + 1]!;
  }
  const partner = bipartiteMatching(left, right, from, to);
  const pairs = new Int32Array(2 * left);
  let length = 0;
  for (let l = 0; l < left; l++) {
    if (partner[l]! < 0) continue;
    pairs[length++] = l;
    pairs[length++] = partner[l]!;
  }
  const writer = new Writer().int(length / 2).newline();
  return writeInts(writer, pairs.subarray(0, length)).newline().result();
}

if (require.main === module) runProgram(solve);
