/**
 * maximumIndependentSet: a largest set of vertices of which no two are joined.
 *
 * In      n m; m lines "u v", vertices from 0
 * Out     the size, then the vertices
 * Source  Library Checker maximum_independent_set,
 *         https://judge.yosupo.jp/problem/maximum_independent_set
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { maximumIndependentSet } from "../maximum-independent-set";
import { readEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to } = readEdges(scanner, n, scanner.int());
  const set = maximumIndependentSet(undirectedCsr(n, from, to));
  const writer = new Writer().int(set.length).newline();
  return writeInts(writer, set).newline().result();
}

if (require.main === module) runProgram(solve);
