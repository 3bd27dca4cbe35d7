/**
 * contourSums: a tree whose values change; sums over the vertices at some distances from a vertex.
 *
 * In      n q; n numbers; n - 1 edges "u v"; q lines "0 p x": adds x to the value of p, or "1 p l r"
 * Out     for each line of kind 1 the sum over all vertices whose distance from p is in [l, r)
 * Source  Library Checker vertex_add_range_contour_sum_on_tree,
 *         https://judge.yosupo.jp/problem/vertex_add_range_contour_sum_on_tree
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
  const initial = new Float64Array(ranges.size);
  values.forEach((x, v) => {
    ranges.places(v, (place) => {
      initial[place]! += x;
    });
  });
  const sums = new FenwickTree(initial);
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 1, "a kind of query");
    const p = scanner.int();
    const l = scanner.int();
    if (kind === 0) {
      ranges.places(p, (place) => sums.add(place, l));
      continue;
    }
    let sum = 0;
    ranges.contour(p, l, scanner.int(), (first, end, sign) => {
      sum += sign * sums.sum(first, end);
    });
    writer.int(sum).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
