/**
 * generalMatching: a largest matching of any graph.
 *
 * In      n m; m lines "u v": an edge between u and v
 * Out     the size of the matching; its edges
 * Source  Library Checker general_matching, https://judge.yosupo.jp/problem/general_matching
 */
import { undirectedCsr } from "../../graph/csr";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { generalMatching } from "../general-matching";

const MAX_VERTICES = 500;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_VERTICES, "n");
  const m = scanner.intIn(0, (n * (n - 1)) / 2, "m");
  const ends = new Int32Array(2 * m);
  intsIn(scanner, ends, 2 * m, 0, n - 1, "an end of an edge");
  const a = ends.filter((_, at) => at % 2 === 0);
  const b = ends.filter((_, at) => at % 2 === 1);
  const mate = generalMatching(undirectedCsr(n, a, b));
  const writer = new Writer().int(mate.filter((w, v) => w > v).length).newline();
  for (let v = 0; v < n; v++) {
    if (mate[v]! > v) writer.int(v).space().int(mate[v]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
