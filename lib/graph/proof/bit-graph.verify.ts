/**
 * transitiveClosure: between which vertices of a directed graph a path leads.
 *
 * In      n ≤ 100; n lines of n numbers 0 or 1, the adjacency matrix
 * Out     n lines of n numbers: 1 where a path of one or more arcs leads from the row's vertex to the column's
 * Source  Luogu B3611, https://www.luogu.com.cn/problem/B3611
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { BitGraph } from "../bit-graph";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 100, "n");
  const graph = new BitGraph(n);
  for (let u = 0; u < n; u++) {
    for (let v = 0; v < n; v++) if (scanner.intIn(0, 1, "an entry") === 1) graph.add(u, v);
  }
  const closure = graph.closure();
  const writer = new Writer();
  for (let u = 0; u < n; u++) {
    for (let v = 0; v < n; v++) {
      if (v > 0) writer.space();
      writer.int(+closure.has(u, v));
    }
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
