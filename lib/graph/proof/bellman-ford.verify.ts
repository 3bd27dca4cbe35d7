/**
 * GRL_1_B: shortest distances from one vertex, weights of any sign.
 *
 * In      n m r; m lines "from to weight", vertices from 0
 * Out     a line for each vertex: its distance from r or INF; or NEGATIVE CYCLE where r reaches one
 * Source  AOJ GRL_1_B, https://onlinejudge.u-aizu.ac.jp/problems/GRL_1_B
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { bellmanFord } from "../bellman-ford";
import { csr } from "../csr";
import { readWeightedEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const source = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, m, -10_000, 10_000);
  const { distance, cycle } = bellmanFord(csr(n, from, to), weights, source);
  const writer = new Writer();
  if (cycle.length > 0) return writer.text("NEGATIVE CYCLE\n").result();
  for (const d of distance) {
    if (d === Number.POSITIVE_INFINITY) writer.text("INF\n");
    else writer.int(d).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
