/**
 * enumerateCliques: the sum of the products of the values, over all cliques of a graph.
 *
 * In      n m; the values of the vertices; m lines "u v", vertices from 0
 * Out     the sum modulo 998244353
 * Source  Library Checker enumerate_cliques, https://judge.yosupo.jp/problem/enumerate_cliques
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { cliques } from "../cliques";
import { undirectedCsr } from "../csr";
import { readEdges } from "../read-edges";

const P = 998_244_353;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const value = Int32Array.from({ length: n }, () => scanner.intIn(0, P - 1, "a value"));
  const { from, to } = readEdges(scanner, n, m);
  const product = new Int32Array(n + 1).fill(1); // of the first vertices of the clique
  let total = 0;
  cliques(undirectedCsr(n, from, to), (clique, size) => {
    product[size] = times(product[size - 1]!, value[clique[size - 1]!]!);
    total = (total + product[size]!) % P;
  });
  return new Writer().int(total).newline().result();
}

/** x · y modulo P by halves of y, below 2^53. */
function times(x: number, y: number): number {
  return (((x * (y >>> 15)) % P) * 32_768 + x * (y & 32_767)) % P;
}

if (require.main === module) runProgram(solve);
