/**
 * contourAdditions: additions to all vertices of a tree at some distances from a vertex; values of vertices.
 *
 * In      n q; n numbers; n - 1 edges "u v"; q lines "0 p l r x": adds x to all vertices whose distance from p
 *         is in [l, r), or "1 p"
 * Out     for each line of kind 1 the value of p
 * Source  Library Checker vertex_get_range_contour_add_on_tree,
 *         https://judge.yosupo.jp/problem/vertex_get_range_contour_add_on_tree
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { FenwickTree } from "../../range/fenwick-tree";
import { ContourRanges } from "../contour-ranges";

const MAX_SIZE = 100_000;
const MAX_QUERIES = 200_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_QUERIES, "q");
  const values = new Float64Array(n);
  for (let v = 0; v < n; v++) values[v] = scanner.intIn(-MAX_VALUE, MAX_VALUE, "a value");
  const { from, to } = readEdges(scanner, n, n - 1);
  const ranges = new ContourRanges(undirectedCsr(n, from, to));
  const steps = new FenwickTree(ranges.size + 1); // differences of neighbouring places
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "a kind of query");
    const p = scanner.intIn(0, n - 1, "a vertex");
    if (kind === 0) {
      const l = scanner.int();
      const r = scanner.int();
      const x = scanner.intIn(-MAX_VALUE, MAX_VALUE, "x");
      ranges.contour(p, l, r, (first, end, sign) => {
        steps.add(first, sign * x);
        steps.add(end, -sign * x);
      });
    } else {
      let value = values[p]!;
      ranges.places(p, (place) => {
        value += steps.sum(0, place + 1);
      });
      writer.int(value).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
