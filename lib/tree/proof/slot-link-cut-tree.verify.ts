/**
 * dynamicTreeComposite: linear functions at the vertices of a tree whose edges move, composed along paths.
 *
 * In      n q; n lines "a b": the function a x + b of a vertex; n - 1 edges "u v"; q lines "0 u v w x": edge
 *         w x instead of u v, "1 p c d": the function of p becomes c x + d, or "2 u v x"
 * Out     for each line of kind 2 what the functions from u to v make of x, modulo 998244353
 * Source  Library Checker dynamic_tree_vertex_set_path_composite,
 *         https://judge.yosupo.jp/problem/dynamic_tree_vertex_set_path_composite
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { rootedTree } from "../rooted-tree";
import { SlotLinkCutTree } from "../slot-link-cut-tree";

const MAX_SIZE = 200_000;
const MODULUS = 998_244_353;
const add = (a: number, b: number): number => (a + b >= MODULUS ? a + b - MODULUS : a + b);

/** x becomes slope · x + offset. */
class Composites extends SlotLinkCutTree {
  readonly slope = new Int32Array(this.slots).fill(1);
  readonly offset = new Int32Array(this.slots);

  protected combine(into: number, left: number, right: number): void {
    const steep = this.slope[right]!;
    this.offset[into] = add(mul(steep, this.offset[left]!), this.offset[right]!);
    this.slope[into] = mul(steep, this.slope[left]!);
  }
}

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const forest = new Composites(n);
  const { slope, offset } = forest;
  const read = (v: number) => {
    slope[forest.leaf(v)] = scanner.intIn(0, MODULUS - 1, "a slope");
    offset[forest.leaf(v)] = scanner.intIn(0, MODULUS - 1, "an offset");
  };
  for (let v = 0; v < n; v++) read(v);
  const { from, to } = readEdges(scanner, n, n - 1);
  forest.build(rootedTree(undirectedCsr(n, from, to)));
  for (let query = 0; query < q; query++) {
    const kind = scanner.intIn(0, 2, "a kind of query");
    const u = scanner.intIn(0, n - 1, "a vertex");
    if (kind === 0) {
      forest.cut(u, scanner.int());
      forest.link(scanner.int(), scanner.int());
    } else if (kind === 1) {
      read(u);
      forest.update(u);
    } else {
      const fold = forest.path(u, scanner.int());
      const x = scanner.intIn(0, MODULUS - 1, "x");
      writer.int(add(mul(slope[fold]!, x), offset[fold]!)).newline();
    }
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
