/**
 * weightedMatching: a matching of any graph of the greatest total weight.
 *
 * In      n m; m lines "u v w": an edge of weight w between u and v
 * Out     the number of edges and their total weight; the edges
 * Source  Library Checker general_weighted_matching,
 *         https://judge.yosupo.jp/problem/general_weighted_matching
 *         (format: graph/general_weighted_matching/task.md of yosupo06/library-checker-problems)
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { weightedMatching } from "../weighted-matching";

const MAX_VERTICES = 500;
const MAX_WEIGHT = 1_000_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_VERTICES, "n");
  const m = scanner.intIn(0, (n * (n - 1)) / 2, "m");
  const rows = new Int32Array(3 * m);
  intsIn(scanner, rows, 3 * m, 0, MAX_WEIGHT, "a part of an edge");
  const a = new Int32Array(m);
  const b = new Int32Array(m);
  const weight = new Int32Array(m);
  for (let e = 0; e < m; e++) {
    a[e] = rows[3 * e]!;
    b[e] = rows[3 * e + 1]!;
    weight[e] = rows[3 * e + 2]!;
  }
  const mate = weightedMatching(n, a, b, weight);
  let total = 0;
  let count = 0;
  for (let e = 0; e < m; e++) {
    if (mate[a[e]!] !== b[e]) continue;
    total += weight[e]!;
    count++;
  }
  const writer = new Writer().int(count).space().int(total).newline();
  for (let v = 0; v < n; v++) {
    if (mate[v]! > v) writer.int(v).space().int(mate[v]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
