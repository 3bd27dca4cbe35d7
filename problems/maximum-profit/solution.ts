/**
 * Maximum Profit: the stations to build so that the payments of user groups exceed the costs by the most.
 *
 * In      n m; the costs of n stations; m lines "a b c": a group pays c if a and b are both built
 * Out     the largest profit
 * Idea    start with all payments and lose as little as possible: the cost of each station built, and the
 *         payment of each group that lacks a station. A minimum cut is the least loss: edges from the
 *         source carry the payments, edges to the sink the costs
 * Time    one maximum flow on n + m + 2 vertices
 * Space   O(n + m)
 * Source  NOI 2006, Luogu P4174
 *
 * total   the sum of all payments
 */
import { ProjectSelection } from "../../lib/flow/project-selection";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, bounds.maxStations, "n");
  const m = scanner.intIn(1, bounds.maxGroups, "m");
  const stations = new ProjectSelection(n);
  for (let station = 0; station < n; station++) {
    stations.cost(station, 0, scanner.intIn(0, bounds.maxValue, "a cost"));
  }
  let total = 0;
  for (let group = 0; group < m; group++) {
    const a = scanner.intIn(1, n, "a") - 1;
    const b = scanner.intIn(1, n, "b") - 1;
    const payment = scanner.intIn(0, bounds.maxValue, "c");
    stations.together([a, b], payment);
    total += payment;
  }
  return new Writer()
    .int(total - stations.solve().cost)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
