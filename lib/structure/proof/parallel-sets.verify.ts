/**
 * rangeParallelUnionfind: edges between whole ranges of vertices, and products of weights in components.
 *
 * In      n q; n weights; q lines "k a b" (edges a + i, b + i for i < k)
 * Out     after each line the sum of the products of all pairs of weights in one component, modulo
 *         998244353
 * Source  Library Checker range_parallel_unionfind,
 *         https://judge.yosupo.jp/problem/range_parallel_unionfind
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { ParallelSets } from "../parallel-sets";

const MAX_SIZE = 500_000;
const P = 998244353;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const sums = new Int32Array(n);
  intsIn(scanner, sums, n, 0, P - 1, "a weight");
  const sets = new ParallelSets(n);
  let products = 0;
  const joined = (root: number, child: number) => {
    products = (products + mul(sums[root]!, sums[child]!)) % P;
    sums[root] = (sums[root]! + sums[child]!) % P;
  };
  const queries = new Int32Array(3 * q);
  intsIn(scanner, queries, 3 * q, 0, n, "a part of a query");
  for (let at = 0; at < queries.length; at += 3) {
    sets.union(queries[at + 1]!, queries[at + 2]!, queries[at]!, joined);
    writer.int(products).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
