/**
 * generalMatching: as many edges as possible of any graph, no two at one vertex.
 *
 * Use     const partner = generalMatching(graph)
 * Time    O(n m) up to an inverse Ackermann factor; a few passes of O(n + m) on most graphs
 * Space   28 bytes a vertex beside the graph
 * Limits  n < 2^30; loops and parallel edges may occur and do no harm
 * Errors  RangeError for a graph that is not of undirectedCsr
 * Source  J. Edmonds, Canad. J. Math. 17 (1965), 449-467: blossoms, here in a forest from all unmatched
 *         vertices at once, bases in disjoint sets as by H. N. Gabow, J. ACM 23 (1976), 221-234
 * Tested  general-matching.test.ts: against all matchings of small graphs, a path of 10^5;
 *         verify: Library Checker general_matching
 */
import { type Csr, checkUndirected } from "../graph/csr";

/** mate[v] = the vertex matched with v, or -1. `graph` is undirected. */
export function generalMatching(graph: Csr): Int32Array {
  checkUndirected(graph, "generalMatching");
  const { n, start, head } = graph;
  const mate = new Int32Array(n).fill(-1);
  for (let v = 0; v < n; v++) {
    for (let arc = start[v]!; arc < start[v + 1]! && mate[v] === -1; arc++) {
      const w = head[arc]!;
      if (w === v || mate[w] !== -1) continue;
      mate[v] = w;
      mate[w] = v;
    }
  }
  const forest = new Forest(graph, mate);
  while (forest.grow()) {}
  return mate;
}

/**
 * Trees of alternating paths. Even vertices have an even path to the root of their tree: all but the
 * first step of it are mate, parent, mate, parent, …. A blossom makes its odd vertices even too.
 */
class Forest {
  readonly graph: Csr;
  readonly mate: Int32Array;
  readonly parent: Int32Array;
  /** Disjoint sets: the base of the blossom that a vertex lies in. */
  readonly base: Int32Array;
  readonly root: Int32Array;
  readonly isEven: Uint8Array;
  /** By root: the tree has been part of an augmenting path in this pass. */
  readonly isDone: Uint8Array;
  readonly queue: Int32Array;
  readonly seen: Int32Array;
  put = 0;
  stamp = 0;

  constructor(graph: Csr, mate: Int32Array) {
    const { n } = graph;
    this.graph = graph;
    this.mate = mate;
    this.parent = new Int32Array(n);
    this.base = new Int32Array(n);
    this.root = new Int32Array(n);
    this.isEven = new Uint8Array(n);
    this.isDone = new Uint8Array(n);
    this.queue = new Int32Array(n);
    this.seen = new Int32Array(n);
  }

  /** One forest; augments wherever two trees meet. False if nowhere: the matching is a largest one. */
  grow(): boolean {
    const { mate, parent, base, root, isEven, isDone, queue } = this;
    const { n, start, head } = this.graph;
    isEven.fill(0);
    isDone.fill(0);
    root.fill(-1);
    this.put = 0;
    for (let v = 0; v < n; v++) {
      base[v] = v;
      parent[v] = -1;
      if (mate[v] !== -1 || start[v] === start[v + 1]) continue;
      root[v] = v;
      isEven[v] = 1;
      queue[this.put++] = v;
    }
    let isLarger = false;
    for (let taken = 0; taken < this.put; taken++) {
      const v = queue[taken]!;
      if (isDone[root[v]!] === 1) continue;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const w = head[arc]!;
        if (root[w] === -1) {
          const next = mate[w]!;
          parent[w] = v;
          root[w] = root[v]!;
          root[next] = root[v]!;
          isEven[next] = 1;
          queue[this.put++] = next;
        } else if (isEven[w] === 1 && isDone[root[w]!] === 0) {
          if (root[w] !== root[v]) {
            isDone[root[v]!] = 1;
            isDone[root[w]!] = 1;
            this.flip(v, w);
            this.flip(w, v);
            isLarger = true;
            break;
          }
          if (this.find(v) !== this.find(w)) {
            const top = this.meet(v, w);
            this.contract(v, w, top);
            this.contract(w, v, top);
          }
        }
      }
    }
    return isLarger;
  }

  private find(v: number): number {
    const { base } = this;
    let node = v;
    while (base[node] !== node) {
      base[node] = base[base[node]!]!;
      node = base[node]!;
    }
    return node;
  }

  /** The base where the paths of two even vertices of one tree come together. */
  private meet(v: number, w: number): number {
    const { mate, parent, seen } = this;
    const stamp = ++this.stamp;
    let one = this.find(v);
    let other = this.find(w);
    for (;;) {
      if (one !== -1) {
        if (seen[one] === stamp) return one;
        seen[one] = stamp;
        one = mate[one] === -1 ? -1 : this.find(parent[mate[one]!]!);
      }
      [one, other] = [other, one];
    }
  }

  /** Makes the path from v up to the base `top` part of its blossom; the edge v w closes the cycle. */
  private contract(v: number, w: number, top: number): void {
    const { mate, parent, base, isEven, queue } = this;
    let node = v;
    let before = w;
    while (this.find(node) !== top) {
      const odd = mate[node]!;
      parent[node] = before;
      if (isEven[odd] === 0) {
        isEven[odd] = 1;
        queue[this.put++] = odd;
      }
      if (base[node] === node) base[node] = top;
      if (base[odd] === odd) base[odd] = top;
      before = odd;
      node = parent[odd]!;
    }
  }

  /** Matches v with w and turns the path from v to its root over. */
  private flip(v: number, w: number): void {
    const { mate, parent } = this;
    let node = v;
    let partner = w;
    for (;;) {
      const next = mate[node]!;
      mate[node] = partner;
      if (next === -1) return;
      partner = next;
      node = parent[next]!;
      mate[next] = node;
    }
  }
}
