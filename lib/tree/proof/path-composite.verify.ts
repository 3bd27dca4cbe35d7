/**
 * pathComposite: linear functions at the vertices of a tree, applied along paths.
 *
 * In      n q; n lines "a b": the function x → a · x + b of a vertex; n - 1 edges "u v";
 *         q lines "0 p c d" (the function of p becomes c · x + d) or "1 u v x"
 * Out     for each line "1 u v x" the value of x after all functions from u to v, modulo 998244353
 * Source  Library Checker vertex_set_path_composite,
 *         https://judge.yosupo.jp/problem/vertex_set_path_composite
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { HeavyLight } from "../heavy-light";
import { PathComposite } from "../path-composite";
import { rootedTree } from "../rooted-tree";

const MAX_SIZE = 200_000;
const MODULUS = 998_244_353;
const NEWLINE = 10;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const functions = new Int32Array(2 * n);
  intsIn(scanner, functions, 2 * n, 0, MODULUS - 1, "a coefficient");
  const { from, to } = readEdges(scanner, n, n - 1);
  const queries = new Int32Array(4 * q);
  intsIn(scanner, queries, 4 * q, 0, MODULUS - 1, "a part of a query");
  const paths = new HeavyLight(rootedTree(undirectedCsr(n, from, to)));
  const slopes = new Int32Array(n);
  const offsets = new Int32Array(n);
  for (let v = 0; v < n; v++) {
    slopes[v] = functions[2 * v]!;
    offsets[v] = functions[2 * v + 1]!;
  }
  const composite = new PathComposite(paths, slopes, offsets);
  const answers = new Int32Array(q);
  let count = 0;
  for (let at = 0; at < queries.length; at += 4) {
    const v = queries[at + 1]!;
    const second = queries[at + 2]!;
    if (queries[at] === 0) composite.set(v, second, queries[at + 3]!);
    else answers[count++] = composite.apply(v, second, queries[at + 3]!);
  }
  return writeInts(new Writer(), answers.subarray(0, count), NEWLINE).newline().result();
}

if (require.main === module) runProgram(solve);
