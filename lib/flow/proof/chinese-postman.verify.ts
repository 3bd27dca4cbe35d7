/**
 * ChinesePostmanProblem: the shortest closed walk that goes through every edge at least once.
 *
 * In      n m; m lines s t d: undirected edges of a connected graph, vertices from 0
 * Out     the length of the walk
 * Source  AOJ DPL_2_B, https://onlinejudge.u-aizu.ac.jp/problems/DPL_2_B
 */
import { undirectedCsr } from "../../graph/csr";
import { readWeightedEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { chinesePostman } from "../chinese-postman";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, scanner.int(), 0, 1000);
  const walk = chinesePostman(undirectedCsr(n, from, to), weights);
  return new Writer().int(walk!.length).newline().result();
}

if (require.main === module) runProgram(solve);
