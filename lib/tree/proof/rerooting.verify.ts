/**
 * treeDistances: the distance from each vertex of a tree to the one farthest from it.
 *
 * In      n; n - 1 edges "a b", vertices numbered from 1
 * Out     n distances
 * Source  CSES 1132 Tree Distances I, https://cses.fi/problemset/task/1132
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { rerooting } from "../rerooting";

const MAX_SIZE = 200_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const { from: a, to: b } = readEdges(scanner, n, n - 1, 1);
  const farthest = rerooting(undirectedCsr(n, a, b), {
    identity: 0,
    merge: (x, y) => (x > y ? x : y),
    extend: (value) => value + 1,
  });
  return writeInts(new Writer(), farthest).newline().result();
}

if (require.main === module) runProgram(solve);
