/**
 * TightEdges: the duals of a weighted matching as time goes by, and which edge is tight next.
 *
 * Use     const edges = new TightEdges(graph, weights, 9, new Blossoms(n))
 * Time    next O(degree · log n) for each edge that it finds out of date; offer O(degree · log n);
 *         setNode, close and open O(vertices inside) beside what they offer
 * Space   90 bytes a vertex, 16 bytes an edge
 * Limits  weights are integers of at most 2^50; arguments are not checked: they come from weightedMatching
 * Errors  none
 * Source  Z. Galil, ACM Computing Surveys 18 (1986), 23-38; bounds found again when they are out of
 *         date, ranks: own code
 * Tested  tight-edges.test.ts: against all edges, after random changes;
 *         verify: Library Checker general_weighted_matching
 *
 * The slack of an edge u v between two outermost nodes is dual(u) + dual(v) - 2 · weight, never
 * negative; it is tight at 0. In one step of time the duals of even vertices fall by 1 and those of
 * odd ones rise by 1; those of even blossoms rise by 2, of odd ones fall by 2 until 0.
 */
import type { Csr } from "../graph/csr";
import { WinnerTree } from "../structure/winner-tree";
import type { Blossoms } from "./blossoms";

/** Kinds: at an even or odd distance from the root of a tree, or in no tree. */
export const EVEN = 1;
export const ODD = -1;
export const NO_TREE = 0;

export class TightEdges {
  /** By vertex. */
  readonly kind: Int8Array;
  /** By vertex: an even one, whose edge to it may be tight. */
  readonly near: Int32Array;
  time = 0;
  private readonly start: Int32Array;
  private readonly head: Int32Array;
  /** By arc: twice its weight. */
  private readonly twice: Float64Array;
  private readonly blossoms: Blossoms;
  /** By vertex the dual + kind · time, by blossom the dual - 2 · kind · time: they stay with time. */
  private readonly dual: Float64Array;
  /** By vertex: this of an even one, else Infinity. */
  private readonly even: Float64Array;
  /** By vertex: at most even[u] - 2 · weight for each u next to it in another node; once that for `near`. */
  private readonly bound: Float64Array;
  private readonly nearTwice: Float64Array;
  /**
   * By even vertex: the bound leaves out nodes of lower rank, whose vertices have it in theirs. So
   * nothing is out of date when one node after the other joins a large blossom.
   */
  private readonly leastRank: Uint8Array;
  /** By rank: how many even nodes there are. */
  private readonly evenNodes = new Int32Array(32);
  /** By vertex: when the edge from `near` is tight; by odd blossom: when its dual is 0. */
  private readonly events: WinnerTree;
  /** When the duals of vertices without a partner are 0. */
  private readonly end: number;

  /** All vertices are even, their duals `heaviest`, the largest weight. */
  constructor(graph: Csr, weight: ArrayLike<number>, heaviest: number, blossoms: Blossoms) {
    const { n, edge } = graph;
    this.start = graph.start;
    this.head = graph.head;
    this.twice = new Float64Array(edge.length);
    for (let arc = 0; arc < edge.length; arc++) this.twice[arc] = 2 * weight[edge[arc]!]!;
    this.blossoms = blossoms;
    this.kind = new Int8Array(n).fill(EVEN);
    this.dual = new Float64Array(n + (n >> 1)).fill(heaviest);
    this.even = new Float64Array(n).fill(heaviest);
    this.bound = new Float64Array(n).fill(-Infinity);
    this.near = new Int32Array(n);
    this.nearTwice = new Float64Array(n);
    this.leastRank = new Uint8Array(n);
    this.evenNodes[0] = n;
    this.events = new WinnerTree(this.dual.length + 1);
    this.end = heaviest;
    for (let v = 0; v < n; v++) this.findNear(v);
  }

  /**
   * Moves `time` to the next event: a vertex, even or in no tree, whose edge from `near` is tight, or
   * an odd blossom of dual 0; -1 at the end.
   */
  next(): number {
    const { events, even, bound, near, nearTwice } = this;
    const { top } = this.blossoms;
    while (events.minKey < this.end) {
      const id = events.first;
      const u = near[id]!;
      if (id < top.length && (even[u]! - nearTwice[id]! !== bound[id] || top[u] === top[id])) {
        this.findNear(id);
      } else {
        this.time = Math.floor(events.minKey);
        return id;
      }
    }
    return -1;
  }

  /** Offers the even vertex to its neighbours, after it or its node became even. */
  offer(u: number): void {
    const { head, twice, bound, leastRank } = this;
    const { top } = this.blossoms;
    const node = top[u]!;
    const rank = this.blossoms.rank[node]!;
    const dual = this.dual[u]!;
    for (let arc = this.start[u]!, end = this.start[u + 1]!; arc < end; arc++) {
      const v = head[arc]!;
      const key = dual - twice[arc]!;
      if (key >= bound[v]! || top[v] === node || leastRank[v]! > rank) continue;
      bound[v] = key;
      this.near[v] = u;
      this.nearTwice[v] = twice[arc]!;
      if (this.kind[v] !== ODD) this.schedule(v);
    }
  }

  /** Gives an outermost node another kind; the vertices of an even one are to be offered. */
  setNode(node: number, kind: number): void {
    const { first, order, rank } = this.blossoms;
    const old = this.kind[first[node]!]!;
    for (let v = first[node]!; v >= 0; v = order[v]!) this.setVertex(v, kind);
    if (old === EVEN) this.evenNodes[rank[node]!]!--;
    if (kind === EVEN) this.evenNodes[rank[node]!]!++;
    if (node < this.kind.length) return;
    this.dual[node]! += 2 * (old - kind) * this.time;
    this.events.set(node, kind === ODD ? this.dual[node]! / 2 : Infinity);
  }

  /** Closes the linked ring: an even blossom of dual 0. Offers its vertices where needed. */
  close(stem: number): number {
    const { kind, dual, evenNodes, time } = this;
    const { first, last, order, next, rank } = this.blossoms;
    let node = stem;
    do {
      const old = kind[first[node]!]!;
      if (old === EVEN) evenNodes[rank[node]!]!--;
      if (node >= kind.length) {
        dual[node]! += 2 * old * time;
        this.events.set(node, Infinity);
      }
      node = next[node]!;
    } while (node !== stem);
    const b = this.blossoms.close(stem);
    dual[b] = -2 * time;
    // Edges to even nodes of rank above a child's and up to the blossom's were in the child's bounds.
    let most = rank[b]!;
    while (most > 0 && evenNodes[most] === 0) most--;
    evenNodes[rank[b]!]!++;
    do {
      const isOdd = kind[first[node]!] === ODD;
      const stop = isOdd || rank[node]! < most ? order[last[node]!]! : first[node]!;
      for (let v = first[node]!; v !== stop; v = order[v]!) {
        if (isOdd) this.setVertex(v, EVEN);
        this.offer(v);
      }
      node = next[node]!;
    } while (node !== stem);
    return b;
  }

  /** Opens an odd blossom of dual 0; the nodes of its ring are odd. Returns the one with its base. */
  open(b: number): number {
    const stem = this.blossoms.open(b);
    let node = stem;
    do {
      if (node >= this.kind.length) this.dual[node]! += 2 * this.time;
      node = this.blossoms.next[node]!;
    } while (node !== stem);
    this.events.set(b, Infinity);
    return stem;
  }

  private setVertex(v: number, kind: number): void {
    const { dual } = this;
    dual[v]! += (kind - this.kind[v]!) * this.time;
    this.kind[v] = kind;
    this.even[v] = kind === EVEN ? dual[v]! : Infinity;
    if (kind === NO_TREE && this.leastRank[v]! > 0) {
      this.leastRank[v] = 0;
      this.bound[v] = -Infinity;
    }
    this.schedule(v);
  }

  /** An edge that only lets a tree grow comes a quarter later: of tight edges those that pair go first. */
  private schedule(v: number): void {
    const { kind, bound, dual } = this;
    let key = Infinity;
    if (kind[v] === EVEN) key = (bound[v]! + dual[v]!) / 2;
    else if (kind[v] === NO_TREE) key = bound[v]! + dual[v]! + 0.25;
    this.events.set(v, key);
  }

  /** Finds `near` among all even vertices next to v. */
  private findNear(v: number): void {
    const { head, twice, even } = this;
    const { top, rank } = this.blossoms;
    const node = top[v]!;
    const least = this.kind[v] === EVEN ? rank[node]! : 0;
    const bound = this.bound[v]!;
    let best = Infinity;
    let near = 0;
    let nearTwice = 0;
    for (let arc = this.start[v]!, end = this.start[v + 1]!; arc < end; arc++) {
      const u = head[arc]!;
      const key = even[u]! - twice[arc]!;
      if (key >= best || top[u] === node || rank[top[u]!]! < least) continue;
      best = key;
      near = u;
      nearTwice = twice[arc]!;
      if (key === bound) break;
    }
    this.near[v] = near;
    this.nearTwice[v] = nearTwice;
    this.leastRank[v] = least;
    this.bound[v] = best;
    this.schedule(v);
  }
}
