/**
 * componentsAtOnce: a graph whose edges come and go; sums of values over its components, each line answered
 * before the next is read.
 *
 * In      n q; n numbers; q lines "0 u v": adds an edge, "1 u v": removes it, "2 v x": adds x to the value of
 *         v, or "3 v"
 * Out     for each line of kind 3 the sum of the values in the component of v
 * Source  Library Checker dynamic_graph_vertex_add_component_sum,
 *         https://judge.yosupo.jp/problem/dynamic_graph_vertex_add_component_sum
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { DynamicConnectivity } from "../dynamic-connectivity";

const MAX_SIZE = 300_000;
const MAX_VALUE = 1_000_000_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const graph = new DynamicConnectivity(n, values);
  for (let line = 0; line < q; line++) {
    const kind = scanner.intIn(0, 3, "a kind of query");
    const v = scanner.int();
    if (kind === 0) graph.link(v, scanner.int());
    else if (kind === 1) graph.unlink(v, scanner.int());
    else if (kind === 2) graph.add(v, scanner.int());
    else writer.int(graph.sum(v)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
