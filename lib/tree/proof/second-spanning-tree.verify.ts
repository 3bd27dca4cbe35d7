/**
 * strictly second spanning tree: the least weight above that of a minimum spanning tree.
 *
 * In      n m; m lines "x y z": an edge of weight z, loops and parallel edges allowed; such a tree exists
 * Out     its weight
 * Source  Luogu P4180, https://www.luogu.com.cn/problem/P4180
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { secondSpanningTree } from "../second-spanning-tree";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [n, m] = [scanner.int(), scanner.int()];
  const [from, to] = [new Int32Array(m), new Int32Array(m)];
  const weights = new Float64Array(m);
  for (let e = 0; e < m; e++) {
    from[e] = scanner.int() - 1;
    to[e] = scanner.int() - 1;
    weights[e] = scanner.int();
  }
  const { weight } = secondSpanningTree(n, from, to, weights, true)!;
  return new Writer().int(weight).newline().result();
}

if (require.main === module) runProgram(solve);
