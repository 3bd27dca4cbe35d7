/**
 * enumerateTriangles: the sum of the products of the three values, over all triangles of a graph.
 *
 * In      n m; the values of the vertices; m lines "u v", vertices from 0
 * Out     the sum modulo 998244353
 * Source  Library Checker enumerate_triangles, https://judge.yosupo.jp/problem/enumerate_triangles
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";
import { triangles } from "../triangles";

const P = 998_244_353;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const value = new Int32Array(n);
  intsIn(scanner, value, n, 0, P - 1, "a value");
  const { from, to } = readEdges(scanner, n, m);
  let total = 0;
  // The triangles of one pair have the product of its values in common.
  let a = -1;
  let b = -1;
  const sum = new Float64Array(1); // a variable would be a new object after every change
  const add = () => {
    if (sum[0]! > 0) total = (total + times(times(value[a]!, value[b]!), sum[0]! % P)) % P;
  };
  triangles(undirectedCsr(n, from, to), (u, v, w) => {
    if (u !== a || v !== b) {
      add();
      a = u;
      b = v;
      sum[0] = 0;
    }
    sum[0]! += value[w]!;
  });
  add();
  return new Writer().int(total).newline().result();
}

/** x · y modulo P by halves of y, below 2^53. */
function times(x: number, y: number): number {
  return (((x * (y >>> 15)) % P) * 32_768 + x * (y & 32_767)) % P;
}

if (require.main === module) runProgram(solve);
