/**
 * countingC4: for each edge the number of cycles of four edges through it.
 *
 * In      n m; m lines "u v" with u ≠ v, vertices from 0, parallel edges allowed
 * Out     a number for each edge
 * Source  Library Checker counting_c4, https://judge.yosupo.jp/problem/counting_c4
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { fourCycles } from "../four-cycles";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  return writeInts(new Writer(), fourCycles(undirectedCsr(n, from, to)))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
