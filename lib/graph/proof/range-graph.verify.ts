/**
 * legacy: least costs from one planet to all, where a plan leads to or from all planets of a range.
 *
 * In      n q s, then q lines "1 v u w" (from v to u), "2 v l r w" (from v to each of l … r) or "3 v l r w"
 *         (from each of l … r to v); n, q ≤ 10^5, w ≤ 10^9; planets from 1
 * Out     the least costs from s to planets 1 … n, -1 where there is no way
 * Source  Codeforces 786B Legacy, https://codeforces.com/problemset/problem/786/B
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { dijkstra } from "../dijkstra";
import { RangeGraph } from "../range-graph";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const ranges = new RangeGraph(n);
  const planet = () => scanner.intIn(1, n, "a planet") - 1;
  const plans = scanner.int();
  const source = planet();
  for (let plan = 0; plan < plans; plan++) {
    const kind = scanner.intIn(1, 3, "the kind of a plan");
    const v = planet();
    const l = planet();
    const r = (kind === 1 ? l : planet()) + 1;
    const weight = scanner.int();
    if (kind === 3) ranges.add(l, r, v, v + 1, weight);
    else ranges.add(v, v + 1, l, r, weight);
  }
  const { graph, weights } = ranges.build();
  const { distance } = dijkstra(graph, weights, source);
  const writer = new Writer();
  for (let v = 0; v < n; v++) writer.int(distance[v]! < Infinity ? distance[v]! : -1).space();
  return writer.newline().result();
}

if (require.main === module) runProgram(solve);
