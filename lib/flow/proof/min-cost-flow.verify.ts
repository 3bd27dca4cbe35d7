/**
 * minCostFlow: squares of a grid with the greatest sum, at most k in each row and column.
 *
 * In      n k; n lines of n numbers
 * Out     the sum; n lines, X for a chosen square and . for any other
 * Source  AtCoder Library Practice Contest E, https://atcoder.jp/contests/practice2/tasks/practice2_e
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { MinCostFlow } from "../min-cost-flow";

const MAX_SIZE = 50;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const k = scanner.intIn(1, n, "k");
  const source = 2 * n;
  const sink = source + 1;
  // Rows 0 … n - 1, columns n … 2 n - 1; edge row * n + column is a square.
  const network = new MinCostFlow(sink + 1);
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      network.addEdge(row, n + column, 1, -scanner.intIn(0, MAX_VALUE, "a value"));
    }
  }
  for (let line = 0; line < n; line++) {
    network.addEdge(source, line, k, 0);
    network.addEdge(n + line, sink, k, 0);
  }
  network.addEdge(source, sink, n * k, 0); // as many squares fewer, where more cost too much
  const writer = new Writer().int(-network.flow(source, sink, n * k).cost).newline();
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < n; column++) {
      writer.text(network.flowOf(row * n + column) === 1 ? "X" : ".");
    }
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
