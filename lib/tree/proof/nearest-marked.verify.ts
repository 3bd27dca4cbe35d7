/**
 * nearestWhite: how far the nearest white vertex of a tree is, while vertices change their colour.
 *
 * In      n, n - 1 edges "a b" of vertices from 1, all black; q, q lines "0 i" (i changes its colour) or "1 v"
 * Out     for each line "1 v" the distance of v to the nearest white vertex, -1 if there is none
 * Source  SPOJ QTREE5, https://www.spoj.com/problems/QTREE5/
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { NearestMarked } from "../nearest-marked";

const MAX_SIZE = 100_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const { from, to } = readEdges(scanner, n, n - 1, 1);
  const white = new NearestMarked(undirectedCsr(n, from, to));
  const writer = new Writer();
  for (let q = scanner.intIn(1, MAX_SIZE, "q"); q > 0; q--) {
    const isQuestion = scanner.intIn(0, 1, "a kind") === 1;
    const v = scanner.intIn(1, n, "a vertex") - 1;
    if (isQuestion) writer.int(white.distance(v)).newline();
    else if (!white.add(v)) white.delete(v);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
