/**
 * minCostBFlow: the cheapest flow with supplies and bounds, and potentials that prove it.
 *
 * In      n m; n lines with the supply of a vertex; m lines "s t l u c": an edge from s to t with a flow
 *         in [l, u] at the cost c a unit
 * Out     infeasible; or the cost, n potentials, m flows
 * Source  Library Checker min_cost_b_flow, https://judge.yosupo.jp/problem/min_cost_b_flow
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { MinCostBFlow } from "../min-cost-b-flow";

const MAX_VERTICES = 100;
const MAX_EDGES = 1000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const value = (name: string) => scanner.intIn(-MAX_VALUE, MAX_VALUE, name);
  const n = scanner.intIn(0, MAX_VERTICES, "n");
  const m = scanner.intIn(0, MAX_EDGES, "m");
  const network = new MinCostBFlow(n);
  for (let v = 0; v < n; v++) network.addSupply(v, value("a supply"));
  for (let edge = 0; edge < m; edge++) {
    const from = scanner.intIn(0, n - 1, "s");
    const to = scanner.intIn(0, n - 1, "t");
    network.addEdge(from, to, value("l"), value("u"), value("c"));
  }
  if (!network.solve()) return writer.text("infeasible\n").result();
  writer.bigint(network.cost()).newline();
  for (let v = 0; v < n; v++) writer.int(network.potential(v)).newline();
  for (let edge = 0; edge < m; edge++) writer.int(network.flowOf(edge)).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
