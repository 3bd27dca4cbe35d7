/**
 * gomoryHu: minimum cuts between pairs of vertices of an undirected graph.
 *
 * In      n m; m lines "a b c": an edge of capacity c between the vertices a and b of 0 … n;
 *         q; q lines "u v"
 * Out     for each line the minimum cut between u and v
 * Source  Luogu P4897, https://www.luogu.com.cn/problem/P4897
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { GomoryHu } from "../gomory-hu";

const MAX_VERTICES = 500;
const MAX_EDGES = 1500;
const MAX_CAPACITY = 10_000;
const MAX_QUERIES = 100_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const last = scanner.intIn(1, MAX_VERTICES, "n");
  const m = scanner.intIn(0, MAX_EDGES, "m");
  const a = new Int32Array(m);
  const b = new Int32Array(m);
  const capacity = new Int32Array(m);
  for (let e = 0; e < m; e++) {
    a[e] = scanner.intIn(0, last, "a");
    b[e] = scanner.intIn(0, last, "b");
    capacity[e] = scanner.intIn(0, MAX_CAPACITY, "c");
  }
  const tree = new GomoryHu(last + 1, a, b, capacity);
  const writer = new Writer();
  for (let q = scanner.intIn(0, MAX_QUERIES, "q"); q > 0; q--) {
    const u = scanner.intIn(0, last, "u");
    writer.int(tree.minCut(u, scanner.intIn(0, last, "v"))).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
