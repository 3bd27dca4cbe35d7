/**
 * weightedMatching: a set of edges of any graph, no two at one vertex, of the greatest total weight.
 *
 * Use     const partner = weightedMatching(n, from, to, weights)
 * Time    O(n³ + n m log² n) at worst; 0.2 s for 10^4 vertices and 10^5 random edges
 * Space   160 bytes a vertex, 32 bytes an edge
 * Limits  n < 2^30; weights are integers of at most 2^50; edges of weight ≤ 0 are left out. For the
 *         heaviest among the largest matchings add n times the largest weight to all weights
 * Errors  RangeError for a bad n, endpoint or weight, sides of different lengths
 * Source  J. Edmonds, J. Res. NBS 69B (1965), 125-130; Z. Galil, ACM Computing Surveys 18 (1986),
 *         23-38. Here all trees grow at one pace, and only those at the ends of a path are taken down
 * Tested  weighted-matching.test.ts: against all matchings of small graphs, a path of 10^5;
 *         verify: Library Checker general_weighted_matching
 */
import { checkWeights, undirectedCsr } from "../graph/csr";
import { Blossoms } from "./blossoms";
import { EVEN, NO_TREE, ODD, TightEdges } from "./tight-edges";

/** mate[v] = the vertex matched with v, or -1. Edge e joins a[e] and b[e]. */
export function weightedMatching(
  n: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  weight: ArrayLike<number>,
): Int32Array {
  const graph = undirectedCsr(n, a, b, "weightedMatching");
  checkWeights(graph, weight, "weightedMatching");
  let heaviest = 0;
  for (let e = 0; e < weight.length; e++) {
    const value = weight[e]!;
    if (!Number.isSafeInteger(value) || value > 2 ** 50) {
      throw new RangeError(
        `weightedMatching: weight[${e}] must be an integer up to 2^50, got ${value}`,
      );
    }
    if (value > heaviest) heaviest = value;
  }
  const blossoms = new Blossoms(n);
  return new Forest(blossoms, new TightEdges(graph, weight, heaviest, blossoms)).run();
}

/** Trees of alternating paths. Their roots are the vertices without a partner, even in their trees. */
class Forest {
  readonly blossoms: Blossoms;
  readonly edges: TightEdges;
  /** By odd node: the edge from its parent, parent → entry. */
  readonly parent: Int32Array;
  readonly entry: Int32Array;
  /** By node of a tree: its root, a vertex. */
  readonly root: Int32Array;
  /** By vertex: a list from each root, with a vertex of each node of the tree; ends with -1. */
  readonly after: Int32Array;
  readonly seen: Int32Array;
  stamp = 0;

  constructor(blossoms: Blossoms, edges: TightEdges) {
    const nodes = blossoms.base.length;
    this.blossoms = blossoms;
    this.edges = edges;
    this.parent = new Int32Array(nodes);
    this.entry = new Int32Array(nodes);
    this.root = blossoms.base.slice();
    this.after = new Int32Array(blossoms.top.length).fill(-1);
    this.seen = new Int32Array(nodes);
  }

  run(): Int32Array {
    const { edges, root } = this;
    const { top, mate } = this.blossoms;
    for (let id = edges.next(); id >= 0; id = edges.next()) {
      const u = edges.near[id]!;
      if (id >= top.length) this.expand(id);
      else if (edges.kind[id] === NO_TREE) this.grow(u, id);
      else if (root[top[u]!] === root[top[id]!]) this.contract(u, id);
      else this.augment(u, id);
    }
    this.blossoms.settleAll();
    return mate;
  }

  /** The outermost node of v joins a tree. */
  private join(v: number, kind: number, root: number): void {
    const node = this.blossoms.top[v]!;
    this.edges.setNode(node, kind);
    this.root[node] = root;
    this.after[v] = this.after[root]!;
    this.after[root] = v;
  }

  /** The partner of an odd node joins its tree. */
  private joinPartner(odd: number): void {
    const { top, mate, base, first, order } = this.blossoms;
    const v = mate[base[odd]!]!;
    this.join(v, EVEN, this.root[odd]!);
    for (let u = first[top[v]!]!; u >= 0; u = order[u]!) this.edges.offer(u);
  }

  /** The outermost node of v joins the tree of the even vertex u, and so does its partner. */
  private grow(u: number, v: number): void {
    const { top } = this.blossoms;
    this.join(v, ODD, this.root[top[u]!]!);
    this.parent[top[v]!] = u;
    this.entry[top[v]!] = v;
    this.joinPartner(top[v]!);
  }

  /** The even node where the paths of two others to their root meet. */
  private meet(x: number, y: number): number {
    const { seen, parent } = this;
    const { top, mate, base } = this.blossoms;
    const stamp = ++this.stamp;
    let one = x;
    let other = y;
    for (;;) {
      if (one >= 0) {
        if (seen[one] === stamp) return one;
        seen[one] = stamp;
        const odd = mate[base[one]!]!;
        one = odd < 0 ? -1 : top[parent[top[odd]!]!]!;
      }
      [one, other] = [other, one];
    }
  }

  /** The edge x y closes a ring: one even node of all. */
  private contract(x: number, y: number): void {
    const { blossoms, parent, entry } = this;
    const { top, mate, base, next } = blossoms;
    const stem = this.meet(top[x]!, top[y]!);
    blossoms.link(top[x]!, x, y);
    for (let even = top[x]!; even !== stem; ) {
      const odd = top[mate[base[even]!]!]!;
      blossoms.link(odd, base[odd]!, base[even]!);
      even = top[parent[odd]!]!;
      blossoms.link(even, parent[odd]!, entry[odd]!);
    }
    for (let even = top[y]!; even !== stem; ) {
      const odd = top[mate[base[even]!]!]!;
      blossoms.link(even, base[even]!, base[odd]!);
      blossoms.link(odd, entry[odd]!, parent[odd]!);
      even = next[odd]!;
    }
    this.root[this.edges.close(stem)] = this.root[stem]!;
  }

  /** Opens an odd blossom of dual 0: the even way from its entry to its base stays in the tree. */
  private expand(b: number): void {
    const { blossoms, edges, root, parent, entry } = this;
    const { top, next, tail, far } = blossoms;
    const stem = edges.open(b);
    const gate = top[entry[b]!]!;
    let steps = 0;
    for (let node = gate; node !== stem; node = next[node]!) steps++;
    if (steps % 2 === 1) blossoms.turn(stem);
    edges.setNode(gate, ODD);
    root[gate] = root[b]!;
    parent[gate] = parent[b]!;
    entry[gate] = entry[b]!;
    for (let odd = gate; odd !== stem; ) {
      this.joinPartner(odd);
      const even = next[odd]!;
      odd = next[even]!;
      this.join(far[even]!, ODD, root[b]!);
      parent[odd] = tail[even]!;
      entry[odd] = far[even]!;
    }
    for (let node = next[stem]!; node !== gate; node = next[node]!) edges.setNode(node, NO_TREE);
  }

  /** The edge x y joins two trees: one more pair, and the trees are gone. */
  private augment(x: number, y: number): void {
    const { top } = this.blossoms;
    const roots = [this.root[top[x]!]!, this.root[top[y]!]!];
    this.flip(x, y);
    this.flip(y, x);
    for (const root of roots) {
      for (let v = root; v >= 0; v = this.after[v]!) {
        if (this.edges.kind[v] !== NO_TREE) this.edges.setNode(top[v]!, NO_TREE);
      }
    }
  }

  /** Matches x with y and turns over the path from x to its root. */
  private flip(x: number, y: number): void {
    const { top, mate, base } = this.blossoms;
    let v = x;
    let partner = y;
    for (;;) {
      const node = top[v]!;
      const old = mate[base[node]!]!;
      base[node] = v;
      mate[v] = partner;
      if (old < 0) return;
      const odd = top[old]!;
      v = this.parent[odd]!;
      partner = this.entry[odd]!;
      base[odd] = partner;
      mate[partner] = v;
    }
  }
}
