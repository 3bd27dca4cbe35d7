/**
 * stoerWagner: the cheapest set of edges whose removal splits a graph.
 *
 * In      n m; m lines "a b w": an edge of weight w between a and b, numbered from 1
 * Out     the least weight, 0 if the graph is not connected
 * Source  Luogu P5632, https://www.luogu.com.cn/problem/P5632
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { stoerWagner } from "../stoer-wagner";

const MAX_VERTICES = 600;
const MAX_WEIGHT = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(2, MAX_VERTICES, "n");
  const m = scanner.intIn(0, (n * (n - 1)) / 2, "m");
  const a = new Int32Array(m);
  const b = new Int32Array(m);
  const weight = new Int32Array(m);
  for (let e = 0; e < m; e++) {
    a[e] = scanner.intIn(1, n, "a") - 1;
    b[e] = scanner.intIn(1, n, "b") - 1;
    weight[e] = scanner.intIn(0, MAX_WEIGHT, "w");
  }
  return new Writer()
    .int(stoerWagner(n, a, b, weight).weight)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
