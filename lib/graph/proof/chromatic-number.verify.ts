/**
 * chromaticNumber: the fewest colours for the vertices of a graph, different along every edge.
 *
 * In      n m; m lines "u v", vertices from 0
 * Out     the number of colours
 * Source  Library Checker chromatic_number, https://judge.yosupo.jp/problem/chromatic_number
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { chromaticNumber } from "../chromatic-number";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  return new Writer()
    .int(chromaticNumber(undirectedCsr(n, from, to)))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
