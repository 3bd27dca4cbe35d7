import { undirectedCsr } from "../../graph/csr";
import { intsIn } from "../../io/ints-in";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { mul998244353 as mul } from "../../number/mul998244353";
import { HeavyLight } from "../heavy-light";
import { rootedTree } from "../rooted-tree";
import { StaticTopTree } from "../static-top-tree";

const MAX_SIZE = 200_000;
const MODULUS = 998_244_353;
const add = (a: number, b: number): number => (a + b >= MODULUS ? a + b - MODULUS : a + b);

/** A path includes the edge above it. Sums and counts of all vertices; of bunches at the vertex above. */
class Arrivals extends StaticTopTree {
  readonly count = new Int32Array(this.slots);
  readonly atTop = new Int32Array(this.slots);
  readonly atEnd = new Int32Array(this.slots);
  /** The path turns x into slope · x + up upwards, into slope · x + down downwards. */
  private readonly slope = new Int32Array(this.slots);
  private readonly up = new Int32Array(this.slots);
  private readonly down = new Int32Array(this.slots);

  /** By vertex: its value, and the edge above it. */
  readonly a = new Int32Array(this.paths.tree.n);
  readonly b = new Int32Array(this.paths.tree.n).fill(1);
  readonly c = new Int32Array(this.paths.tree.n);

  protected combine(into: number, upper: number, lower: number): void {
    const { count, atTop, atEnd, slope, up, down } = this;
    const steep = slope[upper]!;
    const flat = slope[lower]!;
    count[into] = count[upper]! + count[lower]!;
    atTop[into] = add(
      atTop[upper]!,
      add(mul(steep, atTop[lower]!), mul(up[upper]!, count[lower]!)),
    );
    atEnd[into] = add(
      atEnd[lower]!,
      add(mul(flat, atEnd[upper]!), mul(down[lower]!, count[upper]!)),
    );
    slope[into] = mul(steep, flat);
    up[into] = add(mul(steep, up[lower]!), up[upper]!);
    down[into] = add(mul(flat, down[upper]!), down[lower]!);
  }

  protected rake(into: number, left: number, right: number): void {
    this.count[into] = this.count[left]! + this.count[right]!;
    this.atTop[into] = add(this.atTop[left]!, this.atTop[right]!);
  }

  protected vertex(into: number, bunch: number, v: number): void {
    const count = this.count[bunch]! + 1;
    const sum = add(this.atTop[bunch]!, this.a[v]!);
    const slope = this.b[v]!;
    const shift = this.c[v]!;
    this.count[into] = count;
    this.atTop[into] = add(mul(slope, sum), mul(shift, count));
    this.atEnd[into] = sum;
    this.slope[into] = slope;
    this.up[into] = this.down[into] = shift;
  }

  protected extend(into: number, path: number): void {
    this.count[into] = this.count[path]!;
    this.atTop[into] = this.atTop[path]!;
  }
}

/**
 * The program of Library Checker's point_set_tree_path_composite_sum, whose queries name a root each, or with
 * the root 0 for all.
 */
export const changingPathSums = (namesRoot: boolean) => {
  return (input: Uint8Array): Uint8Array => solve(input, namesRoot);
};

function solve(input: Uint8Array, namesRoot: boolean): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(1, MAX_SIZE, "q");
  const a = new Int32Array(n);
  intsIn(scanner, a, n, 0, MODULUS - 1, "a value");
  const edges = new Int32Array(4 * (n - 1));
  intsIn(scanner, edges, edges.length, 0, MODULUS - 1, "a part of an edge");
  const end = (at: number) => Int32Array.from({ length: n - 1 }, (_, e) => edges[4 * e + at]!);
  const tree = rootedTree(undirectedCsr(n, end(0), end(1)));
  const sums = new Arrivals(new HeavyLight(tree));
  const below = new Int32Array(n);
  sums.a.set(a);
  tree.parentEdge.forEach((e, v) => {
    if (e === -1) return;
    below[e] = v;
    sums.b[v] = edges[4 * e + 2]!;
    sums.c[v] = edges[4 * e + 3]!;
  });
  sums.build();
  for (let query = 0; query < q; query++) {
    let v = 0;
    if (scanner.intIn(0, 1, "a kind of query") === 0) {
      v = scanner.intIn(0, n - 1, "a vertex");
      sums.a[v] = scanner.intIn(0, MODULUS - 1, "a value");
    } else {
      v = below[scanner.intIn(0, n - 2, "an edge")]!;
      sums.b[v] = scanner.intIn(0, MODULUS - 1, "a slope");
      sums.c[v] = scanner.intIn(0, MODULUS - 1, "a shift");
    }
    sums.update(v);
    const root = namesRoot ? scanner.int() : 0;
    writer.int(sums.atEnd[sums.fold(root)]!).newline();
  }
  return writer.result();
}
