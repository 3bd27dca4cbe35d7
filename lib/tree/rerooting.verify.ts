/**
 * treeDistances: the distance from each vertex of a tree to the one farthest from it.
 *
 * In      n; n - 1 edges "a b", vertices numbered from 1
 * Out     n distances
 * Source  CSES 1132 Tree Distances I, https://cses.fi/problemset/task/1132
 */
import { undirectedCsr } from "../graph/csr";
import { intsIn } from "../io/ints-in";
import { runProgram } from "../io/run-program";
import { Scanner } from "../io/scanner";
import { writeInts } from "../io/write-ints";
import { Writer } from "../io/writer";
import { rerooting } from "./rerooting";

const MAX_SIZE = 200_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const ends = new Int32Array(2 * n - 2);
  intsIn(scanner, ends, 2 * n - 2, 1, n, "an end of an edge");
  const a = ends.filter((_, at) => at % 2 === 0).map((v) => v - 1);
  const b = ends.filter((_, at) => at % 2 === 1).map((v) => v - 1);
  const farthest = rerooting(undirectedCsr(n, a, b), {
    identity: 0,
    merge: (x, y) => (x > y ? x : y),
    extend: (value) => value + 1,
  });
  return writeInts(new Writer(), farthest).newline().result();
}

if (require.main === module) runProgram(solve);
