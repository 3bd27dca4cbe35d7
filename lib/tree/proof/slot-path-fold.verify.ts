/**
 * slotComposite: linear functions at the vertices of a tree, applied along paths.
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
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { HeavyLight } from "../heavy-light";
import { rootedTree } from "../rooted-tree";
import { SlotPathFold } from "../slot-path-fold";

const MAX_SIZE = 200_000;
const MODULUS = 998_244_353;

class Composites extends SlotPathFold {
  private readonly a = new Int32Array(this.slots).fill(1);
  private readonly b = new Int32Array(this.slots);

  put(v: number, a: number, b: number): void {
    const k = this.leaf(v);
    this.a[k] = a;
    this.b[k] = b;
  }

  apply(u: number, v: number, x: number): number {
    const k = this.path(u, v);
    return (mul(this.a[k]!, x) + this.b[k]!) % MODULUS;
  }

  protected combine(into: number, left: number, right: number): void {
    const { a, b } = this;
    const factor = a[right]!;
    a[into] = mul(factor, a[left]!);
    b[into] = (mul(factor, b[left]!) + b[right]!) % MODULUS;
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const functions = new Int32Array(2 * n);
  intsIn(scanner, functions, 2 * n, 0, MODULUS - 1, "a coefficient");
  const { from, to } = readEdges(scanner, n, n - 1);
  const queries = new Int32Array(4 * q);
  intsIn(scanner, queries, 4 * q, 0, MODULUS - 1, "a part of a query");
  const tree = new Composites(new HeavyLight(rootedTree(undirectedCsr(n, from, to))));
  for (let v = 0; v < n; v++) tree.put(v, functions[2 * v]!, functions[2 * v + 1]!);
  tree.build();
  for (let at = 0; at < queries.length; at += 4) {
    const v = queries[at + 1]!;
    const second = queries[at + 2]!;
    if (queries[at] === 0) {
      tree.put(v, second, queries[at + 3]!);
      tree.update(v);
    } else writer.int(tree.apply(v, second, queries[at + 3]!)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
