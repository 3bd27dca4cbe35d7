/**
 * StaticTopTree: dynamic programming on a tree whose values change ("dynamic dp"), of values with several
 * numbers, kept by a subclass in typed columns; the answer for any root too.
 *
 * Use     class Sums extends StaticTopTree { x = new Float64Array(this.slots); own = new Float64Array(n);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!;
 *         } rake = this.combine;
 *           vertex(into: number, bunch: number, v: number) { this.x[into] = this.x[bunch]! + this.own[v]!; }
 *           extend(into: number, path: number) { this.x[into] = this.x[path]!; } }
 *         const sums = new Sums(paths); sums.build(); sums.own[v] = 5; sums.update(v); sums.x[sums.whole];
 *         sums.x[sums.fold(v)]
 * Time    O(n log n) steps and O(n) calls of the four methods to build; O(log n) calls for update and fold
 * Space   60 bytes a vertex beside HeavyLight and the subclass's columns: up to 3 slots a vertex
 * Limits  rake must be associative and commute; combine must be associative
 * Errors  RangeError for a vertex outside
 * Source  S. Alstrup, J. Holm, K. de Lichtenberg, M. Thorup, ACM Trans. Algorithms 1 (2005), 243-264, made
 *         static over heavy paths: folklore; the interface on slots is own work
 * Tested  programs.test.ts: against static-top-tree.twin.ts; static-top-tree.test.ts; verify: Library
 *         Checker point_set_tree_path_composite_sum, and with a fixed root
 *
 * A slot holds a path downwards with all that hangs from it, or a bunch: some subtrees below one vertex.
 * Four methods make one from others, always into another slot.
 *
 * A subclass declares its columns full of the empty bunch (`sum = new Int32Array(this.slots)`), keeps the
 * values of vertices and edges itself, and calls build(). After a change at v, or on the edge above v, it
 * calls update(v). Slot `whole` is then the path from the root on with the whole tree.
 */
import type { HeavyLight } from "./heavy-light";

export abstract class StaticTopTree {
  readonly paths: HeavyLight;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the empty bunch. */
  readonly none: number;
  /** The slot of the heavy path of the root, with all that hangs from it: the whole tree. */
  readonly whole: number;
  /** Four words a slot: FIRST and SECOND, what it is made of, UP and KIND. Made of a vertex: SECOND. */
  private readonly links: Int32Array;
  /** The slot of each vertex alone with what hangs from it. */
  private readonly home: Int32Array;
  /** The slots that answers are made in. */
  private readonly work: number;
  private made = 0;

  constructor(paths: HeavyLight) {
    const { tree, order, chains } = paths;
    const { n, size, parent } = tree;
    this.paths = paths;
    this.none = 3 * n;
    this.work = (3 * n + 2) & -2;
    this.slots = this.work + 12;
    this.links = new Int32Array(12 * n);
    this.home = new Int32Array(n);
    // Parts that become one: their slots, and how many vertices there are before each.
    const parts = new Int32Array(n);
    const before = new Int32Array(n + 1);
    const bunchOf = new Int32Array(n); // of the whole heavy path that a vertex begins
    for (let p = n - 1; p >= 0; p--) {
      const v = order[p]!;
      const end = p + size[v]!;
      const isInner = p + 1 < end && chains[2 * p + 2] === chains[2 * p];
      const first = isInner ? p + 1 + size[order[p + 1]!]! : end;
      let count = 0;
      for (let q = first; q < end; q += size[order[q]!]!) {
        parts[count] = bunchOf[order[q]!]!;
        before[count++] = q;
      }
      before[count] = end;
      const bunch = count === 0 ? this.none : this.join(RAKE, parts, before, 0, count);
      this.home[v] = this.make(VERTEX, bunch, v);
      if (chains[2 * p] !== p) continue;
      count = 0;
      for (let q = p; q < n && chains[2 * q] === p; q++) {
        parts[count] = this.home[order[q]!]!;
        before[count++] = size[v]! - size[order[q]!]!;
      }
      before[count] = size[v]!;
      const path = this.join(PATH, parts, before, 0, count);
      if (parent[v] !== -1) bunchOf[v] = this.make(EDGE, path, v);
    }
    this.links[4 * this.made - 4 + UP] = -1;
    this.whole = this.made - 1;
  }

  /** Sets slot `into` to the path of two, where lower begins below the end of upper. */
  protected abstract combine(into: number, upper: number, lower: number): void;
  /** Sets slot `into` to the bunch of two. */
  protected abstract rake(into: number, left: number, right: number): void;
  /** Sets slot `into` to the path of v alone with the bunch below it, which may be `none`. */
  protected abstract vertex(into: number, bunch: number, v: number): void;
  /** Sets slot `into` to the bunch of the path that begins with v, with the edge above v. */
  protected abstract extend(into: number, path: number, v: number): void;

  /** Sets all slots. */
  build(): void {
    for (let k = 0; k < this.made; k++) this.pull(k);
  }

  /** Sets the slots with v, after a change of the value of v or of the edge to its parent. */
  update(v: number): void {
    this.check("update", v);
    for (let k = this.home[v]!; k !== -1; k = this.links[4 * k + UP]!) this.pull(k);
  }

  /**
   * The slot of the path from the root to v with all other vertices hanging from it, so that both its ends
   * are known: what a search from v sees. Valid until the next fold.
   */
  fold(v: number): number {
    this.check("fold", v);
    const { links, home, none, work } = this;
    const { order, place } = this.paths;
    let below = work;
    let above = work + 2;
    let own = work + 4;
    let to = work + 6;
    let others = work + 8;
    let path = -1; // from below u to v
    let bunch = links[4 * home[v]! + FIRST]!; // below u, without heavy path and without `path`
    for (let u = v; ; ) {
      let lower = -1;
      let upper = -1;
      let k = home[u]!;
      let up = links[4 * k + UP]!;
      for (; up !== -1 && links[4 * up + KIND] === PATH; up = links[4 * k + UP]!) {
        if (links[4 * up + FIRST] === k) {
          const next = links[4 * up + SECOND]!;
          below ^= 1;
          if (lower !== -1) this.combine(below, lower, next);
          lower = lower === -1 ? next : below;
        } else {
          const next = links[4 * up + FIRST]!;
          above ^= 1;
          if (upper !== -1) this.combine(above, next, upper);
          upper = upper === -1 ? next : above;
        }
        k = up;
      }
      if (lower !== -1) {
        this.extend(work + 10, lower, order[place[u]! + 1]!);
        if (bunch !== none) this.rake(work + 11, bunch, work + 10);
        bunch = bunch === none ? work + 10 : work + 11;
      }
      own ^= 1;
      this.vertex(own, bunch, u);
      to ^= 1;
      if (path !== -1) this.combine(to, own, path);
      path = path === -1 ? own : to;
      if (upper !== -1) {
        to ^= 1;
        this.combine(to, upper, path);
        path = to;
      }
      if (up === -1) return path;
      bunch = none;
      k = up;
      for (up = links[4 * k + UP]!; links[4 * up + KIND] === RAKE; up = links[4 * k + UP]!) {
        const next = links[4 * up + (links[4 * up + FIRST] === k ? SECOND : FIRST)]!;
        others ^= 1;
        if (bunch !== none) this.rake(others, bunch, next);
        bunch = bunch === none ? next : others;
        k = up;
      }
      u = links[4 * up + SECOND]!;
    }
  }

  private pull(k: number): void {
    const first = this.links[4 * k + FIRST]!;
    const second = this.links[4 * k + SECOND]!;
    const kind = this.links[4 * k + KIND]!;
    if (kind === PATH) this.combine(k, first, second);
    else if (kind === RAKE) this.rake(k, first, second);
    else if (kind === VERTEX) this.vertex(k, first, second);
    else this.extend(k, first, second);
  }

  private make(kind: number, first: number, second: number): number {
    const { links } = this;
    const k = this.made++;
    links[4 * k + FIRST] = first;
    links[4 * k + SECOND] = second;
    links[4 * k + KIND] = kind;
    if (first !== this.none) links[4 * first + UP] = k;
    if (kind === PATH || kind === RAKE) links[4 * second + UP] = k;
    return k;
  }

  /** Parts l … r - 1 as one, halved by vertices: at most 2 log2 n deep, all levels together too. */
  private join(kind: number, parts: Int32Array, before: Int32Array, l: number, r: number): number {
    if (r - l === 1) return parts[l]!;
    const sum = before[l]! + before[r]!;
    let middle = l + 1; // the first with half of the vertices before it, or the one ahead of it
    let high = r - 1;
    while (middle < high) {
      const m = (middle + high) >> 1;
      if (2 * before[m]! < sum) middle = m + 1;
      else high = m;
    }
    if (middle - 1 > l && sum - 2 * before[middle - 1]! < 2 * before[middle]! - sum) middle--;
    const first = this.join(kind, parts, before, l, middle);
    return this.make(kind, first, this.join(kind, parts, before, middle, r));
  }

  private check(method: string, v: number): void {
    const { n } = this.paths.tree;
    if (v >>> 0 !== v || v >= n) {
      throw new RangeError(`StaticTopTree.${method}: vertices must be in [0, ${n}), got ${v}`);
    }
  }
}

const FIRST = 0;
const SECOND = 1;
const UP = 2;
const KIND = 3;

const VERTEX = 0;
const PATH = 1;
const RAKE = 2;
const EDGE = 3;
