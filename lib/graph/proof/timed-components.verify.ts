/**
 * changingComponents: a graph whose edges come and go; sums of values over its components.
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
import { IntMap } from "../../structure/int-map";
import { TimedComponents } from "../timed-components";

const MAX_SIZE = 300_000;
const MAX_VALUE = 1_000_000_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const kinds = new Uint8Array(q);
  const one = new Int32Array(q);
  const other = new Int32Array(q);
  const until = new Float64Array(q).fill(q);
  const added = new IntMap(); // edges to the lines that added them
  for (let line = 0; line < q; line++) {
    const kind = scanner.intIn(0, 3, "a kind of query");
    const v = scanner.intIn(0, n - 1, "a vertex");
    kinds[line] = kind;
    one[line] = v;
    if (kind === 3) continue;
    const x = scanner.intIn(0, kind === 2 ? MAX_VALUE : n - 1, "a vertex or a value");
    other[line] = x;
    const key = Math.min(v, x) * n + Math.max(v, x);
    if (kind === 0) added.set(key, line);
    else if (kind === 1) {
      until[added.get(key)!] = line;
      added.delete(key);
    }
  }
  const graph = new TimedComponents(n, values);
  kinds.forEach((kind, line) => {
    if (kind === 0) graph.link(one[line]!, other[line]!, until[line]!);
    else if (kind === 1) graph.advance(line);
    else if (kind === 2) graph.add(one[line]!, other[line]!);
    else writer.int(graph.sum(one[line]!)).newline();
  });
  return writer.result();
}

if (require.main === module) runProgram(solve);
