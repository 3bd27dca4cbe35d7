/**
 * GRL_1_C: shortest distances between all pairs of vertices, weights of any sign.
 *
 * In      n m; m lines "from to weight", vertices from 0
 * Out     n lines of n distances, INF where no path leads; or NEGATIVE CYCLE where there is one
 * Source  AOJ GRL_1_C, https://onlinejudge.u-aizu.ac.jp/problems/GRL_1_C
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { csr } from "../csr";
import { floydWarshall } from "../floyd-warshall";
import { readWeightedEdges } from "../read-edges";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const { from, to, weights } = readWeightedEdges(scanner, n, scanner.int(), -2e7, 2e7);
  const distance = floydWarshall(csr(n, from, to), weights);
  const writer = new Writer();
  for (let v = 0; v < n; v++) {
    if (distance[v * n + v]! < 0) return writer.text("NEGATIVE CYCLE\n").result();
  }
  for (let v = 0; v < n; v++) {
    for (let w = 0; w < n; w++) {
      const d = distance[v * n + w]!;
      if (d === Number.POSITIVE_INFINITY) writer.text("INF");
      else writer.int(d);
      writer.byte(w === n - 1 ? 10 : 32);
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
